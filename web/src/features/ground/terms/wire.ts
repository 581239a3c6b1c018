/** The viewers' own parameters of the address, by the names that the specification gives them. */
export const addressNames = { country: 'cntryCd', language: 'langCd', version: 'trmsVerVal' } as const;
