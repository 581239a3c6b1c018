import { error } from '../../kernel/errors.ts';

export const boardErrors = {
  /** The set-up has made as many boards as it may. */
  BOARD_LIMIT: error(409, '0'),
  BOARD_GRADE: error(400, '0', '1'),
  /** Days or months beside the choices. */
  BOARD_VALIDITY: error(400),
  /** The writer was shown an anonymous board, which by now shows names. */
  BOARD_NAMED: error(409),
  /** Someone has decided about the post already. */
  POST_STATE: error(409),
  /** The upper board is the board itself, or stands below it. */
  BOARD_CIRCLE: error(409),
  /** The board has as many pinned posts as it may. */
  PIN_LIMIT: error(409, '0'),
} as const;
