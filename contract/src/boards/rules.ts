import * as z from 'zod/mini';
import { isSafeText, maxLength, optionalText, required, requiredText, rule } from '../kernel/rules.ts';
import { englishSetUpName, setUpName } from '../companies/set-up-names.ts';
import { keepMonths, postLimits, securityGrades, validityDays, validityDefaults } from './limits.ts';

export const boardName = setUpName();
export const englishBoardName = englishSetUpName();

/** Boards have numbers of their own across the whole suite, so no number means two boards. */
export const boardNumber = z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

export const securityGrade = z
  .number()
  .check(
    rule<number>(
      'BOARD_GRADE',
      (grade) => Number.isInteger(grade) && grade >= securityGrades.highest && grade <= securityGrades.lowest,
      { 0: securityGrades.highest, 1: securityGrades.lowest },
    ),
  );

/** What a board lets people do, by the names of its settings. */
export const boardFlags = [
  'allowsRecommendations',
  'allowsComments',
  'allowsReplies',
  'isAnonymous',
  'isFavourite',
  'hasHeadWords',
  'needsApproval',
  'showsAuthor',
] as const;
export type BoardFlag = (typeof boardFlags)[number];

export interface Validity {
  readonly usesValidity: boolean;
  readonly validityDays: number;
  readonly keepMonths: number;
}

/** WIZ-11: off means 0 and 0, whatever came; on without numbers means the defaults. */
export function settledValidity(given: {
  readonly usesValidity: boolean;
  readonly validityDays?: number | undefined;
  readonly keepMonths?: number | undefined;
}): Validity {
  if (!given.usesValidity) return { usesValidity: false, validityDays: 0, keepMonths: 0 };
  return {
    usesValidity: true,
    validityDays: given.validityDays ?? validityDefaults.days,
    keepMonths: given.keepMonths ?? validityDefaults.months,
  };
}

/** Whether the numbers of a validity are among the choices; a switch that is off has no numbers. */
export function isChoice({ usesValidity, validityDays: days, keepMonths: months }: Validity): boolean {
  if (!usesValidity) return true;
  return validityDays.some((choice) => choice === days) && keepMonths.some((choice) => choice === months);
}

/** BRD-03: a smaller grade is a higher clearance. */
export function isCleared(grade: number, wanted: number): boolean {
  return grade <= wanted;
}

/** Text of several lines; absent control characters but the end of a line, which is one character everywhere. */
function lines(max: number) {
  return z.string().check(
    rule<string>('CO400', (value) => isSafeText(value) && !/[\p{Cc}--[\n\r\t]]/v.test(value)),
    z.overwrite((value) => value.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC')),
    required,
    maxLength(max),
  );
}

export const postTitle = requiredText(postLimits.titleCharacters);
export const headWord = optionalText(postLimits.headWordCharacters);
/** HTML as an editor makes it; the server keeps what is structure and drops what acts. */
export const postContent = lines(postLimits.contentCharacters);
/** Plain text: what looks like a mark is read as it was typed. */
export const commentText = lines(postLimits.commentCharacters);

/** How long a post is shown, where the board asks; absent: as long as the board says. */
export const chosenDays = z.optional(
  z.number().check(rule<number>('BOARD_VALIDITY', (days) => validityDays.some((choice) => choice === days))),
);
