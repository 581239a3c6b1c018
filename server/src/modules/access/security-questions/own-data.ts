import type { OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import { selectHints } from './security-questions.sql.ts';

/** The person's own questions, and never what they are answered with. */
export const hintData: readonly OwnDataSection[] = [
  {
    name: 'hintQuestions',
    tables: ['hint_questions'],
    read: async (tx, { keyring, ...person }) => ({
      rows: (await selectHints(tx, keyring, person)).map(({ question }) => ({ question })),
    }),
  },
];
