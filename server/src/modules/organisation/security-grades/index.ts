import type { Module } from '../../../platform/module.ts';
import { securityGradeCalls } from './routes.ts';
import { untranslatedGradesOf } from './security-grades.sql.ts';

/** A company's own names for the security grades of its people. */
export const securityGrades: Module = {
  name: 'security-grades',
  needs: ['companies', 'job-ranks'],
  contributes: {
    untranslated: [{ kind: 'securityGrades', changedBy: 'job-ranks.change', rowsOf: untranslatedGradesOf }],
  },
  operations: securityGradeCalls,
};
