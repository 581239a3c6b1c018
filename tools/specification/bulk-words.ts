import type { ErrorCode } from '../../contract/src/index.ts';

interface Word {
  /** Words of the specification, or of the product where the specification has the number alone. */
  readonly says: string;
  /** Codes of the product that say it; none of a number that says nothing yet. */
  readonly by: readonly ErrorCode[];
}

/** Each word that section 8 of the specification has for files and bulk, with the codes of the product that say it. */
export const bulkWords: Readonly<Record<string, Word>> = {
  'MB906, MB944': {
    says: 'processing count limited in working hours, with start and end hour',
    by: ['MB906', 'MB944'],
  },
  MB907: { says: 'download limited above 1000 sub-departments', by: ['MB907'] },
  'MB901..946 upload': {
    says: 'the file as a whole: empty, too long, its counts, its delimiter, its letters, its size',
    by: ['MB901', 'MB902', 'MB904', 'MB908', 'MB909', 'MB910', 'MB911', 'MB926', 'MB927', 'MB928', 'MB930', 'MB933'],
  },
  'MB901..946 rows': {
    says: 'a line or a cell of it: delimiter, number of attributes, twice, unknown, a value that is none',
    by: [
      'MB903',
      'MB905',
      'MB912',
      'MB913',
      'MB914',
      'MB915',
      'MB916',
      'MB917',
      'MB918',
      'MB919',
      'MB920',
      'MB921',
      'MB932',
    ],
  },
  'MB901..946 processing': {
    says: 'the job: rows that were refused, nothing to apply, its state, its owner, the day that the doors open',
    by: ['MB922', 'MB923', 'MB924', 'MB925', 'MB929'],
  },
  'MB931, MB934..943, MB945, MB946': { says: 'numbers without words; nothing is refused with them', by: [] },
  'MB9001..9003': { says: 'numbers without words, of the same family; nothing is refused with them', by: [] },
  'MB0001..MB0985': {
    says: 'older duplicates of the MB families; one stands, all others are under their newer numbers',
    by: ['MB0719'],
  },
  MB783: { says: 'time limit exceeded', by: ['MB783'] },
  DW: {
    says: 'download: a reason, a limit, a file that is gone',
    by: ['MB_M_REQUIRED', 'MB907', 'JOB_RESULT_DELETED', 'JOB_FAILED'],
  },
  DS: { says: 'upload: no file, too large, no table, broken', by: ['MB927', 'MB928', 'MB908', 'MB930'] },
  'valid.DS': {
    says: 'validation of bulk data, and of an account whose synchronisation is under way',
    by: ['MB903', 'MB904', 'MB905', 'MB912', 'MB919', 'MB920', 'MB657'],
  },
  'users with a password': { says: 'a user who has a password cannot be processed', by: ['EMPLOYEE_APPLIED'] },
};
