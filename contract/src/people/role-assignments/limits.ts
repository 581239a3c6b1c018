export const roleAssignmentLimits = {
  /** People on a page of the list. */
  perPage: 50,
  /** So many are offered to choose from. */
  candidates: 20,
  /** So many changes of a person's roles are shown. */
  history: 50,
} as const;

/** A search of `searchTermMaxLength` signs, sealed and as letters. */
export const sealedSearchMaxLength = 1_000;
