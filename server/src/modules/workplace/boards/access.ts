import { isCleared } from '@madang/contract/workplace/boards/rules.ts';
import type { BoardView, SentNamelessness, boardActions } from '@madang/contract/workplace/boards/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Session } from '../../../kernel/session/session.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { isNameless } from './authors.ts';
import { selectReadableBoards, type ReadableBoard } from './readable-boards.sql.ts';

export type BoardAction = (typeof boardActions)[number];

/** A person at a board; a moderator sees what waits, approves and deletes. */
export interface BoardReader extends PersonKey {
  readonly isModerator: boolean;
}

/** The reader of a query. */
export function readerOf({ companyCode, personId, rights }: Session): BoardReader {
  return { companyCode, personId, isModerator: rights.everywhere.has('boards.moderate') };
}

/** The person who makes a change at the target; refuses (CO401) a command, which has no grade. */
export async function actingReader(
  { companyCode, actorId, can }: Pick<CompanyContext<unknown, 'CO401'>, 'companyCode' | 'actorId' | 'can'>,
  target: Target,
): Promise<BoardReader> {
  if (actorId === undefined) throw refuse('CO401');
  return { companyCode, personId: actorId, isModerator: await can('boards.moderate', target) };
}

/** Returns the actions that a user may take in a board that they can read. */
export function boardActionsOf(board: ReadableBoard, { isModerator }: Pick<BoardReader, 'isModerator'>): BoardAction[] {
  const mayAnswer = isCleared(board.grade, board.replyGrade);
  return [
    ...(isCleared(board.grade, board.writeGrade) ? (['write'] as const) : []),
    ...(board.allowsReplies && mayAnswer ? (['reply'] as const) : []),
    ...(board.allowsComments && mayAnswer ? (['comment'] as const) : []),
    ...(board.allowsRecommendations ? (['recommend'] as const) : []),
    ...(isModerator ? (['moderate'] as const) : []),
  ];
}

export function boardViewOf(board: ReadableBoard, reader: BoardReader): BoardView {
  return {
    boardNumber: board.boardNumber,
    boardName: board.boardName,
    englishBoardName: board.englishBoardName,
    isAnonymous: board.isAnonymous,
    isNameless: isNameless(board),
    isFavourite: board.isFavourite,
    hasHeadWords: board.hasHeadWords,
    needsApproval: board.needsApproval,
    usesValidity: board.usesValidity,
    validityDays: board.validityDays,
    keepMonths: board.keepMonths,
    can: boardActionsOf(board, reader),
  };
}

/** The board, where the person is cleared to read it; one that they are not is as unknown as one that no one has. */
export async function openBoard(tx: Tx, reader: BoardReader, boardNumber: number): Promise<ReadableBoard> {
  const [board] = await selectReadableBoards(tx, reader, boardNumber);
  if (!board) throw refuse('CO404');
  return board;
}

/** Authors who were promised anonymity stay anonymous: the board keeps to what the writer was shown. */
export function refuseNamed(board: ReadableBoard, shown: SentNamelessness): void {
  const isKept = (!shown.isAnonymous || board.isAnonymous) && (!shown.isNameless || isNameless(board));
  if (!isKept) throw refuse('BOARD_NAMED');
}

export function requireAction(board: ReadableBoard, reader: BoardReader, action: BoardAction): void {
  if (!boardActionsOf(board, reader).includes(action)) throw refuse('CO401');
}
