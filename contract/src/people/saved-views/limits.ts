/** Views of a person, and shared in a company. `queryCharacters`: length of the address's part that finds the rows. */
export const savedViewLimits = { ofPerson: 30, shared: 50, nameCharacters: 30, queryCharacters: 1_000 } as const;
