export const inboxLimits = {
  /** Maximum number of messages per user; the oldest are deleted. */
  messages: 200,
  /** Rows of the list that come at once. */
  rowsPerPage: 30,
} as const;
