import { Document } from '@madang/contract/kernel/route.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { writeOwnData } from '../../../kernel/own-data/own-data.ts';
import { changeContact } from './operations/change-contact.ts';
import { downloadOwnData } from './operations/download-own-data.ts';
import { removeMobile } from './operations/remove-mobile.ts';
import { sendContactCode } from './operations/send-contact-code.ts';
import { ownDataSections } from './own-data.ts';
import { closeAccount } from './operations/close-account.ts';
import { readProfile } from './operations/read-profile.ts';

import * as routes from '@madang/contract/views/profiles/routes.ts';
import * as wire from '@madang/contract/views/profiles/wire.ts';

const success = () => ({ result: 'success' as const });

export const profileRoutes = [
  callOf(routes.readProfile, readProfile),
  callOf(routes.closeAccount, closeAccount, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    cookies: (set) => {
      for (const name of ['session', 'device', 'setUp'] as const) set(name, null);
    },
  }),
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
  callOf(routes.downloadOwnData, downloadOwnData, {
    answer: ({ companyCode, personId }, { kernel }) => {
      const { db, keyring } = kernel;
      const asked = { companyCode, personId, keyring };
      const pieces = writeOwnData(db, ownDataSections(kernel), asked, { companyCode });
      return new Document('application/json; charset=utf-8', pieces);
    },
  }),
];
