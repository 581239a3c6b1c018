import * as z from 'zod/mini';
import { rule } from '../../kernel/rules.ts';
import { englishSetUpName, setUpName } from '../../ground/companies/set-up-names.ts';
import { keepMonths, securityGrades, validityDays, validityDefaults } from './limits.ts';

export const boardName = setUpName();
export const englishBoardName = englishSetUpName();

export const securityGrade = z
  .number()
  .check(
    rule<number>(
      'BOARD_GRADE',
      (grade) => Number.isInteger(grade) && grade >= securityGrades.highest && grade <= securityGrades.lowest,
      { 0: securityGrades.highest, 1: securityGrades.lowest },
    ),
  );

/** Names of the board settings that allow users an action. */
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

/** Returns true if the validity numbers are among the choices; a disabled validity has no numbers. */
export function isChoice({ usesValidity, validityDays: days, keepMonths: months }: Validity): boolean {
  if (!usesValidity) return true;
  return validityDays.some((choice) => choice === days) && keepMonths.some((choice) => choice === months);
}

/** BRD-03: a smaller grade is a higher clearance. */
export function isCleared(grade: number, wanted: number): boolean {
  return grade <= wanted;
}
