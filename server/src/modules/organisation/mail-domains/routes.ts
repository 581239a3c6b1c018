import * as routes from '@madang/contract/organisation/mail-domains/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { addMailDomain } from './operations/add-mail-domain.ts';
import { checkMailDomain } from './operations/check-mail-domain.ts';
import { listMailDomains } from './operations/list-mail-domains.ts';
import { removeMailDomain } from './operations/remove-mail-domain.ts';

export const mailDomainRoutes = [
  callOf(routes.listMailDomains, listMailDomains),
  callOf(routes.addMailDomain, addMailDomain),
  callOf(routes.checkMailDomain, checkMailDomain),
  callOf(routes.removeMailDomain, removeMailDomain, { answer: () => ({ result: 'success' as const }) }),
];
