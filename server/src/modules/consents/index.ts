import type { Module } from '../../kernel/http/module.ts';
import { askMarketingConsent, askMarketingTask } from './ask-marketing-consent.ts';
import { beginConsentCall } from './operations/begin-consent.ts';
import { changeConsentCall } from './operations/change-consent.ts';
import { completeLogInCall } from './operations/complete-log-in.ts';
import { issueTicketCall } from './operations/issue-ticket.ts';
import { readUserAgreementsCall } from './operations/read-user-agreements.ts';
import { recordConsentCall } from './operations/record-consent.ts';
import { updatePrivacyCall } from './operations/update-privacy.ts';
import { consentRoutes } from './routes.ts';

export { deleteOptional } from './delete-optional.ts';
export { describeWaiting } from './operations/begin-consent.ts';
export { marketingPart, tellEntryMarketing } from './tell-marketing-answer.ts';

/** A person's answers to the terms and what follows from them: the way from a log-in whose terms changed to a session: answers, optional data, ticket, hidden form; and marketing asked again. */
export const consents: Module = {
  name: 'consents',
  needs: ['accounts', 'companies', 'notifications', 'jobs', 'terms'],
  operations: [
    beginConsentCall,
    readUserAgreementsCall,
    recordConsentCall,
    updatePrivacyCall,
    issueTicketCall,
    completeLogInCall,
    ...consentRoutes,
    changeConsentCall,
  ],
  tasks: (kernel) => ({ [askMarketingTask]: () => askMarketingConsent(kernel) }),
  schedule: [`43 1 * * * ${askMarketingTask}`],
};
