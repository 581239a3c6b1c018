export const approvalRequestLimits = {
  titleCharacters: 100,
  commentCharacters: 1_000,
  /** Requests of a person that are not decided: drafts, those that wait and those that were sent back. */
  unfinished: 500,
  /** Requests that are approved at once. */
  bulk: 100,
  rowsPerPage: 50,
  /** Requests on the home's card. */
  homeRows: 5,
  fileBytes: 10 * 1024 * 1024,
  fileNameCharacters: 200,
  /** Events of a request. */
  events: 1_000,
  /** Days of a stand-in. */
  standInDays: 366,
  /** Days in which a change that is held back is decided on; then it expires. */
  heldDays: 14,
  /** Things that are named of a change that is held back; of others their number is said. */
  heldThings: 20,
  /** Characters of one fact about it, so that the sections of all rights fit in. */
  heldFactCharacters: 4_000,
} as const;

export const fileMegabytes = approvalRequestLimits.fileBytes / 1024 / 1024;
