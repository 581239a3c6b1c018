import {
  boardSettings,
  ordinaryBoard,
  type BoardBefore,
  type BoardSettingsForm,
  type ManagedBoard,
} from '@madang/contract/workplace/boards/console.ts';
import {
  keepMonths,
  securityGrades,
  validityDays,
  validityDefaults,
} from '@madang/contract/workplace/boards/limits.ts';
import * as z from 'zod/mini';

const selected = ['viewGrade', 'writeGrade', 'replyGrade', 'validityDays', 'keepMonths'] as const;
type SelectedKeys = (typeof selected)[number];

/** Field values of a board; selections from lists are text. */
export type TypedBoard = Omit<BoardSettingsForm, SelectedKeys> & Readonly<Record<SelectedKeys, string>>;

/** A new board; the numbers of a switch that is off are what turning it on sets. */
export const emptyBoard: TypedBoard = {
  ...ordinaryBoard,
  boardName: '',
  englishBoardName: '',
  viewGrade: String(ordinaryBoard.viewGrade),
  writeGrade: String(ordinaryBoard.writeGrade),
  replyGrade: String(ordinaryBoard.replyGrade),
  validityDays: String(validityDefaults.days),
  keepMonths: String(validityDefaults.months),
};

/** Returns the board values that an editor sees. */
export function shownBoard({
  boardNumber: _number,
  upperBoardNumber: _upper,
  isRetired: _state,
  postCount: _count,
  ...board
}: ManagedBoard): BoardBefore {
  return board;
}

/** A board as the fields hold it; a switch that is off shows what it would set. */
export function typedBoard(board: BoardBefore): TypedBoard {
  return {
    ...board,
    viewGrade: String(board.viewGrade),
    writeGrade: String(board.writeGrade),
    replyGrade: String(board.replyGrade),
    validityDays: String(board.validityDays || validityDefaults.days),
    keepMonths: String(board.keepMonths || validityDefaults.months),
  };
}

type Naming = Pick<TypedBoard, 'isAnonymous' | 'showsAuthor'>;

/** Whose names a change of an existing board brings up: those of what is written from then on, or everyone's. */
export function namesThatAppear(before: Naming, typed: Naming): 'fromNow' | 'everywhere' | undefined {
  if (typed.isAnonymous) return undefined;
  if (before.isAnonymous) return 'fromNow';
  return !before.showsAuthor && typed.showsAuthor ? 'everywhere' : undefined;
}

/** The contract's own schema behind the chosen texts; WIZ-11: a switch that is off has no numbers. */
export const boardForm = z.pipe(
  z.transform((typed: TypedBoard) => ({
    ...typed,
    viewGrade: Number(typed.viewGrade),
    writeGrade: Number(typed.writeGrade),
    replyGrade: Number(typed.replyGrade),
    validityDays: typed.usesValidity ? Number(typed.validityDays) : 0,
    keepMonths: typed.usesValidity ? Number(typed.keepMonths) : 0,
  })),
  boardSettings,
);

export const choices = {
  grades: Array.from({ length: securityGrades.lowest }, (_, index) => String(index + securityGrades.highest)),
  days: validityDays.map(String),
  months: keepMonths.map(String),
} as const;
