export const approvalFormLimits = {
  /** Forms of a company. */
  approvalForms: 200,
  nameCharacters: 50,
  /** Said under the name, and under a field. */
  noteCharacters: 200,
  fields: 100,
  labelCharacters: 50,
  /** Choices of a field. */
  choices: 50,
  /** Fields for files. */
  fileFields: 5,
  filesPerField: 10,
  textCharacters: 200,
  linesCharacters: 5_000,
  /** Numbers and amounts, without a sign; larger ones are no longer exact. */
  number: 999_999_999_999_999,
  /** Digits behind the point of a number. */
  decimals: 4,
  /** Versions of a form. */
  versions: 1_000,
  /** Versions shown of a form, the newest first. */
  shownVersions: 20,
} as const;
