import { base64Length, imagePixels } from '../../kernel/fields/picture-limits.ts';

/** USR-02: a search term has more bytes than this, counted in UTF-8, so that two Hangul syllables are enough. */
export const searchTermBytes = 4;
export const searchTermMaxLength = 100;

export const employeesPerPage = 50;

/** USR-01: so many people are named in one search. */
export const searchNamesMax = 100;

/** USR-01: a list of more people says so, and counts them where it is asked to. */
export const employeesCountedUpTo = 10_000;

/** Employees that can be selected one by one; for more, a search or a filter is used. */
export const employeesSelectedAtOnce = 1000;

/** STA-08 MB855: departments that a person serves in beside their own. */
export const concurrentPostsMax = 15;

/** LIM-03: other text fields. */
export const textMaxLength = 50;

/** Regular and non-regular; the specification names the code of the first alone. */
export const employmentTypes = ['N', 'T'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** The home shows the birthdays of so many days from today on, of the first people alone. */
export const birthdayDays = 31;
export const birthdaysListed = 6;

/** `G`: a grade, which needs a job title and an English one. */
export const gradesOrTitles = ['', 'G', 'T'] as const;

/** USR-04: limits of an uploaded photo. */
export const photoLimits = {
  imageBytes: 500 * 1024,
  imagePixels,
} as const;
/** A body with a photo in it, and little besides. */
export const maxPhotoBodyBytes = base64Length(photoLimits.imageBytes) + 4_096;
/** Sizes for a row, a card and a panel. */
export const photoSizes = ['small', 'medium', 'large'] as const;
export type PhotoSize = (typeof photoSizes)[number];
