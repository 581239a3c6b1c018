import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import { questionAad } from './security-questions.sql.ts';
import type { Module } from '../../../platform/module.ts';
import { hintRoutes } from './routes.ts';
import { hintData } from './own-data.ts';

export { findHint, requireAnswer } from './ask-security-question.ts';

/** Questions of a person's own, as one more step of the way back to a lost password. */
export const hints: Module = {
  name: 'security-questions',
  needs: ['notifications', 'passwords', 'person-records'],
  contributes: {
    ownData: { place: 40, sections: hintData },
  },
  keyed: { sealed: [sealedColumn('hint_questions', 'question', ['person_id', 'position'], questionAad)] },
  operations: hintRoutes,
};
