import * as routes from '@madang/contract/access/accounts/contacts/routes.ts';
import * as wire from '@madang/contract/access/accounts/contacts/wire.ts';
import { callOf } from '../../../../kernel/operations/call-of.ts';
import { proverOf } from '../../../secrets/passwords/index.ts';
import { changeContact } from './operations/change-contact.ts';
import { removeMobile } from './operations/remove-mobile.ts';
import { sendContactCode } from './operations/send-contact-code.ts';

const success = () => ({ result: 'success' as const });

/** Calls by which people change the contacts that lead back into their account. */
export const contactRoutes = [
  callOf(wire.sendContactCode, sendContactCode, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    cookies: (set, { flowSecret }) => set('flow', flowSecret),
    answer: ({ validSeconds }) => ({ validSeconds }),
  }),
  callOf(wire.changeContact, changeContact, {
    input: ({ body, readCookie }) => ({ ...body, flowSecret: readCookie('flow') }),
    cookies: (set) => set('flow', null),
    answer: success,
  }),
  callOf(routes.removeMobile, removeMobile, { answer: success }),
];
