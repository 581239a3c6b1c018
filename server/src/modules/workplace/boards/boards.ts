import type * as z from 'zod/mini';
import type { BoardCreation } from '@madang/contract/workplace/boards/console.ts';
import { securityGrades } from '@madang/contract/workplace/boards/limits.ts';
import { isChoice, settledValidity } from '@madang/contract/workplace/boards/rules.ts';
import { refusedFields, type newBoard } from '@madang/contract/workplace/boards/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { selectBoardNames } from './boards.sql.ts';

export function boardTarget(boardNumber: number): Target {
  return { kind: 'board', id: String(boardNumber) };
}

/** Returns the address of the page where users read a board. */
export function boardAddress(boardNumber: number): string {
  return `/portalapp/boards/${boardNumber}`;
}

/** The company's boards that people read, as pages that a menu may hold. */
export async function listBoardPages(tx: Tx, companyCode: string) {
  const boards = await selectBoardNames(tx, companyCode);
  return boards
    .filter(({ state }) => state === 'active')
    .map((board) => ({
      koreanTitle: board.board_name,
      englishTitle: board.english_board_name,
      url: boardAddress(board.board_number),
    }));
}

/** A board as the set-up sends it, its gaps filled with the specification's defaults. */
export function creationOf({
  boardNumber: _boardNumber,
  boardType: _boardType,
  portletNumber: _portletNumber,
  audience: _audience,
  view: _view,
  managingOrganisationCode: _managingOrganisationCode,
  ...board
}: z.output<typeof newBoard>): BoardCreation {
  const validity = settledValidity(board);
  if (!isChoice(validity)) throw refuseField(refusedFields.validityDays, 'BOARD_VALIDITY');
  return {
    ...board,
    ...validity,
    parentBoardNumber: board.parentBoardNumber ?? null,
    viewGrade: board.viewGrade ?? securityGrades.initial,
    writeGrade: board.writeGrade ?? securityGrades.initial,
    replyGrade: board.replyGrade ?? securityGrades.initial,
  };
}

/** A board under one that does not exist. */
export const constraints = { boards_upper_board_number_fkey: [null, 'CO404'] } as const;
