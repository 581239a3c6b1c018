import { isCleared } from '@madang/contract/boards/rules.ts';
import type { BoardView, SentNamelessness, boardAbilities } from '@madang/contract/boards/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Session } from '../../kernel/session/session.ts';
import { hasAccess } from '../../kernel/session/roles.ts';
import { isNameless } from './authors.ts';
import { selectReadableBoards, type ReadableBoard } from './readable-boards.sql.ts';

export type BoardAbility = (typeof boardAbilities)[number];

/** What a person can do in a board that they can read. */
export function boardAbilitiesOf(board: ReadableBoard, { roles }: Pick<Session, 'roles'>): BoardAbility[] {
  const mayAnswer = isCleared(board.grade, board.replyGrade);
  return [
    ...(isCleared(board.grade, board.writeGrade) ? (['write'] as const) : []),
    ...(board.allowsReplies && mayAnswer ? (['reply'] as const) : []),
    ...(board.allowsComments && mayAnswer ? (['comment'] as const) : []),
    ...(board.allowsRecommendations ? (['recommend'] as const) : []),
    ...(hasAccess(roles, 'administrator') ? (['moderate'] as const) : []),
  ];
}

export function boardViewOf(board: ReadableBoard, session: Pick<Session, 'roles'>): BoardView {
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
    can: boardAbilitiesOf(board, session),
  };
}

/** The board, where the person is cleared to read it; one that they are not is as unknown as one that nobody has. */
export async function openBoard(tx: Tx, session: Session, boardNumber: number): Promise<ReadableBoard> {
  const [board] = await selectReadableBoards(tx, session, boardNumber);
  if (!board) throw refuse('CO404');
  return board;
}

/** Who wrote in the belief that nobody is told so is not told of: the board has to keep what the writer was shown. */
export function refuseNamed(board: ReadableBoard, shown: SentNamelessness): void {
  const isKept = (!shown.isAnonymous || board.isAnonymous) && (!shown.isNameless || isNameless(board));
  if (!isKept) throw refuse('BOARD_NAMED');
}

export function requireAbility(board: ReadableBoard, session: Session, ability: BoardAbility): void {
  if (!boardAbilitiesOf(board, session).includes(ability)) throw refuse('CO401');
}
