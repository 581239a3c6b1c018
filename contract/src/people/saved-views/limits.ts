/** Of a person, and shared by a company. `queryCharacters`: the part of an address that finds the rows. */
export const savedViewLimits = { ofPerson: 30, shared: 50, nameCharacters: 30, queryCharacters: 1_000 } as const;
