import { error } from '../../kernel/errors.ts';

/** BLK-01..10: of a file, of its columns, of the whole job, and of one row. */
export const importErrors = {
  /** Nothing but blank rows, or a heading alone. */
  MB901: error(400),
  /** More than 0 rows. */
  MB902: error(400, '0'),
  /** Row 0 has 1 cells, the heading 2. */
  MB903: error(400, '0', '1', '2'),
  /** The number of items that were selected is not that of the file's columns: 0 selected, 1 found. */
  MB904: error(409, '0', '1'),
  /** Row 0 has no delimiter. */
  MB905: error(400, '0'),
  /** An import has at most 0 rows between the hours 1 and 2. */
  MB906: error(409, '0', '1', '2'),
  /** A kind of file that is not read. */
  MB908: error(400),
  /** Letters that the chosen encoding does not have. */
  MB909: error(400),
  /** A column that the kind needs was not chosen. */
  MB910: error(400),
  /** Two columns are the same item. */
  MB911: error(400),
  /** The same person, code or address is in row 0. */
  MB912: error(409, '0'),
  /** No one has this employee number or ID. */
  MB913: error(404),
  /** Employee number and ID are of two people. */
  MB914: error(409),
  /** A department, by code or name, that does not exist. */
  MB915: error(400),
  /** A name that several departments have. */
  MB916: error(409),
  /** A job rank that does not exist. */
  MB917: error(400),
  /** A job title that does not exist. */
  MB918: error(400),
  /** A value that is none of those of the item: 0 names them. */
  MB919: error(400, '0'),
  /** A day that is none. */
  MB920: error(400),
  /** A parent department that is itself below. */
  MB921: error(400),
  /** Row 0 was refused, and none is applied unless all can be. */
  MB922: error(409, '0'),
  /** No row is to be applied. */
  MB923: error(409),
  /** State of the import that does not allow the act any more. */
  MB924: error(409),
  /** The person who started it alone goes on with it. */
  MB925: error(403),
  /** An import creates at most 0 departments. */
  MB926: error(400, '0'),
  /** No file came, or more than one. */
  MB927: error(400),
  /** Larger than 0 MB. */
  MB928: error(413, '0'),
  /** The day that the doors open is not to come, or too far. */
  MB929: error(400),
  /** A file that cannot be opened: broken, with a password, or unpacked larger than it may be. */
  MB930: error(400),
  /** Cell 1 of row 0 has more letters than it may have. */
  MB932: error(400, '0', '1'),
  /** More than 0 columns. */
  MB933: error(400, '0'),
  /** 0 of the working day's 1 rows are left, between the hours 2 and 3. */
  MB944: error(409, '0', '1', '2', '3'),
} as const;
