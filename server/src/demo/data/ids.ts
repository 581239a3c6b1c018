/** Long enough for anyone who tries the demo. */
export const idPeriod = { from: '2026-01-01', to: '2035-12-31' } as const;

/** The ID that one person of the demo asks for. */
export const wantedUserId = 'demonewname';
