/** Letters of a note about a change of employment or a lock of access. */
export const employmentNoteMaxLength = 300;
/** Things that one person leaves behind, of all kinds together. */
export const leftBehindMax = 500;
/** Entries of a person's story in one answer. */
export const storyPortion = 20;
/** Letters of a moment as calls write it. */
export const momentMaxLength = 40;
/** Years ahead that the end of a lock of access may be. */
export const suspensionYearsMax = 10;
