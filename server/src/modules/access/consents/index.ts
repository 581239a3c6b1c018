import type { Module } from '../../../platform/module.ts';
import { askMarketingConsent, askMarketingTask } from './ask-marketing-consent.ts';
import { consentRoutes } from './routes.ts';

export { sendReceipt } from './receipt.ts';
export { deleteOptional } from './delete-optional.ts';
export { describeWaiting } from './describe-waiting.ts';
export { marketingPart, notifyEntryMarketing } from './notify-marketing-answer.ts';

/**
 * A person's answers to terms: the way from a pending sign-in to a session, optional data, and renewed marketing
 * consent.
 */
export const consents: Module = {
  name: 'consents',
  needs: [
    'accounts',
    'agreements',
    'companies',
    'contacts',
    'credentials',
    'jobs',
    'notifications',
    'own-records',
    'person-records',
    'set-up-runs',
  ],
  operations: consentRoutes,
  tasks: (kernel) => ({ [askMarketingTask]: () => askMarketingConsent(kernel) }),
  schedule: [`43 1 * * * ${askMarketingTask}`],
};
