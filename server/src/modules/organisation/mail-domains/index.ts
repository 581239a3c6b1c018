import type { Module } from '../../../platform/module.ts';
import { checkTask, dailyTask, enqueueChecks, runCheck } from './daily-checks.ts';
import { mailDomainRoutes } from './routes.ts';
import { shownDomain } from './domain-letters.ts';

export { shownDomain } from './domain-letters.ts';
export { lockProven, provenOf, selectProven } from './mail-domains.sql.ts';
export { findWithdrawn, type WithdrawnDomain, withdrawnTask } from './withdrawn.ts';

/** PRD-04: a company's own mail domains, proven by a record of its name servers. */
export const mailDomains: Module = {
  name: 'mail-domains',
  needs: ['companies'],
  contributes: {
    names: { 'mail-domain': { spelled: shownDomain } },
  },
  operations: mailDomainRoutes,
  tasks: (kernel) => ({
    [dailyTask]: () => enqueueChecks(kernel),
    [checkTask]: (payload) => runCheck(kernel, payload),
  }),
  schedule: [`23 4 * * * ${dailyTask}`],
};
