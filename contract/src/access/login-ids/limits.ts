export const loginIdLimits = {
  rowsPerPage: 50,
  reasonCharacters: 100,
  searchCharacters: 50,
  /** Requests decided at once. */
  selection: 1_000,
  /** Columns that a list is put in order by. */
  sortColumns: 3,
} as const;
