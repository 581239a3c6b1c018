/** LIM-02: boards that the set-up may make. */
export const setUpBoards = 3;

/** BRD-01: periods for showing a post and for keeping an expired one. */
export const validityDays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30] as const;
export const keepMonths = [1, 2, 3] as const;
/** WIZ-11: values that the validity switch sets when it is turned on. */
export const validityDefaults = { days: 10, months: 1 } as const;

/** A smaller grade is a higher clearance. */
export const securityGrades = { highest: 1, lowest: 10, initial: 5 } as const;

/** BRD-07: departments that a board may be for. */
export const boardDepartments = 50;

/** WIZ-10: a board that waits for its portlet is taken away after so long. */
export const pendingMinutes = 10;

/** Limits for the content that users write in a board. */
export const postLimits = {
  titleCharacters: 100,
  headWordCharacters: 20,
  /** Length of a text with its markup: about thirty printed pages. */
  contentCharacters: 50_000,
  commentCharacters: 1_000,
  /** Rows of a list that come at once. */
  rowsPerPage: 30,
  searchCharacters: 100,
  /** Length of the beginning of a post in lists: more than two lines of one. */
  excerptCharacters: 200,
} as const;

/** Posts that a board shows before all others. */
export const pinnedPosts = 3;

/** Age in days beyond which a post no longer counts as unread for any user. */
export const unreadDays = 30;
/** Unread posts of a board are counted up to here. */
export const countedUnread = 100;

/** Rows of the feed that come at once, and how many the home begins with. */
export const feedRows = { page: 20, home: 8 } as const;
