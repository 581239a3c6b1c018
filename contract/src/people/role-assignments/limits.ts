export const roleAssignmentLimits = {
  /** People on a page of the list. */
  perPage: 50,
  /** Candidates that are offered. */
  candidates: 20,
  /** Changes of a person's roles that are shown. */
  history: 50,
} as const;

/** Longest encrypted search term: `searchTermMaxLength` characters, as text. */
export const sealedSearchMaxLength = 1_000;
