/** A full login ID is a mail address. */
export const loginIdMaxLength = 100;

/** PWD-05: length of any typed password, as at sign-in; far above every profile's maximum. */
export const passwordInputMaxLength = 256;

/** IDR-03: limits of a company's own lengths of user IDs. */
export const ownIdLimits = { shortest: 3, longest: 20 } as const;

/** ACC-02: number of characters that a new password must change, counted as single edits of the current one. */
export const passwordMinDifference = 3;

/** ACC-02: so many earlier passwords cannot return, the current one not counted. */
export const passwordHistoryLength = 10;

/** Days in which a person who is in service again chooses a new password by the old one. */
export const returnPasswordDays = 30;
