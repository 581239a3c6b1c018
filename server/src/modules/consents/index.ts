import type { Module } from '../../kernel/http/module.ts';
import { askMarketingConsent, askMarketingTask } from './ask-marketing-consent.ts';
import { beginConsentCall } from './operations/begin-consent.ts';
import { completeLogInCall } from './operations/complete-log-in.ts';
import { issueTicketCall } from './operations/issue-ticket.ts';
import { readUserAgreementsCall } from './operations/read-user-agreements.ts';
import { recordConsentCall } from './operations/record-consent.ts';
import { updatePrivacyCall } from './operations/update-privacy.ts';

/** The way from a log-in whose terms changed to a session: answers, optional data, ticket, hidden form; and marketing asked again. */
export const consents: Module = {
  name: 'consents',
  needs: ['accounts', 'companies', 'inbox', 'terms'],
  operations: [
    beginConsentCall,
    readUserAgreementsCall,
    recordConsentCall,
    updatePrivacyCall,
    issueTicketCall,
    completeLogInCall,
  ],
  tasks: (kernel) => ({ [askMarketingTask]: () => askMarketingConsent(kernel) }),
  schedule: [`43 1 * * * ${askMarketingTask}`],
};
