export const inboxLimits = {
  /** What a person keeps; the oldest fall out. */
  messages: 200,
  /** Rows of the list that come at once. */
  rowsPerPage: 30,
} as const;
