import type { Module } from '../../../platform/module.ts';
import { factorRemindersTask, sendFactorReminders } from './factor-reminders.ts';
import { securityPolicyRoutes } from './routes.ts';

export { sendFactorReminder } from './factor-reminders.ts';

export const securityPolicies: Module = {
  name: 'security-policies',
  needs: [
    'companies',
    'company-policies',
    'contacts',
    'credentials',
    'factor-requirements',
    'known-devices',
    'mail-domains',
    'notifications',
    'right-requests',
  ],
  operations: securityPolicyRoutes,
  tasks: (kernel) => ({ [factorRemindersTask]: (payload) => sendFactorReminders(kernel, payload) }),
};
