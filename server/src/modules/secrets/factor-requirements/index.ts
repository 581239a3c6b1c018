import type { Module } from '../../../platform/module.ts';

export { readReminders, takeReminders, takeUnwritten } from './factor-reminders.sql.ts';
export { hasSecondFactor, setSecondFactor } from './has-second-factor.sql.ts';
export { countFactors, mustHaveSecondFactor, needsSecondFactor } from './second-factor-policy.ts';

/** People who have a second factor, those who must have one (ACC-15), and the reminders of those who lack it. */
export const factorRequirements: Module = {
  name: 'factor-requirements',
  needs: ['employment-states'],
  operations: [],
};
