export const grantLimits = {
  /** Rights given to one person. */
  ofPerson: 1_000,
  /** Rights given to roles of a company. */
  ofRoles: 300,
  perPage: 50,
  /** Rights that one explanation names. */
  explained: 100,
  /** A preview of a change looks at so many grants and people. */
  previewedGrants: 50,
  previewedPeople: 5_000,
  /** More permissions at once are compared at the beginning and the end alone. */
  previewedClosely: 20,
  /** Rows of a file of who has what. */
  exported: 200_000,
  reasonCharacters: 200,
  /** A right that ends within so many days is shown as ending soon. */
  soonDays: 14,
} as const;

/** Maximum length of the name of a right or a role, and of a code or an id of its scope. */
export const grantNameMaxLength = 64;

/** Maximum length of the name of a permission. */
export const permissionNameMaxLength = 64;
