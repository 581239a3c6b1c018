/** Codes of emInofcStatsCd as people store them: B is the specification's, the others are the product's own (USR-12). */
export const employmentCodes = { B: 'inService', L: 'onLeave', D: 'dispatched', R: 'retired' } as const;
export type EmploymentCode = keyof typeof employmentCodes;

/** STA-01: states from the registration to the closed account; a person is in exactly one of them. */
export const employmentStates = ['notYetApplied', 'inService', 'onLeave', 'dispatched', 'retired', 'closed'] as const;
export type EmploymentState = (typeof employmentStates)[number];

/** Columns of a person's row that decide on the state. */
export interface StateColumns {
  readonly hasApplied: boolean;
  readonly employmentStatus: string;
  readonly isClosed: boolean;
}

/** Reads the state; throws on a code that the database does not admit. */
export function employmentStateOf({ hasApplied, employmentStatus, isClosed }: StateColumns): EmploymentState {
  // An account that its person closed is no retirement, although its row is in no service either.
  if (isClosed) return 'closed';
  if (!hasApplied) return 'notYetApplied';
  const state = employmentCodes[employmentStatus as EmploymentCode];
  if (state === undefined) throw new Error('a code that is no state of employment');
  return state;
}

/** Columns of a state, the way back. */
export function columnsOfState(state: EmploymentState): StateColumns {
  if (state === 'closed') return { hasApplied: true, employmentStatus: 'R', isClosed: true };
  if (state === 'notYetApplied') return { hasApplied: false, employmentStatus: 'B', isClosed: false };
  return { hasApplied: true, employmentStatus: codeOfState(state), isClosed: false };
}

/** Code under which a person with an account is stored. */
export function codeOfState(state: (typeof employmentCodes)[EmploymentCode]): EmploymentCode {
  const found = Object.entries(employmentCodes).find(([, name]) => name === state);
  return found?.[0] as EmploymentCode;
}

/** USR-12: service is work, leave and dispatch alike; its people sign in, are counted and found. */
export function isInService(state: EmploymentState): boolean {
  return state === 'inService' || state === 'onLeave' || state === 'dispatched';
}
