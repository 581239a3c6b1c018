import type { Module } from '../../../platform/module.ts';

export { readReminders, takeReminders, takeUnwritten } from './factor-reminders.sql.ts';
export { hasMfa, setMfa } from './has-mfa.sql.ts';
export { countFactors, mustHaveMfa, needsMfa } from './mfa-policy.ts';

/** People who have a second factor, those who must have one (ACC-15), and the reminders of those who lack it. */
export const factorRequirements: Module = {
  name: 'factor-requirements',
  needs: ['employment-states'],
  operations: [],
};
