import { targetName, targetOf } from '@madang/contract/access/accounts/sign-in-target.ts';
import * as routes from '@madang/contract/access/consents/routes.ts';
import * as wire from '@madang/contract/access/consents/wire.ts';
import { pages } from '@madang/contract/index.ts';
import { portalHome, setUpAddress } from '@madang/contract/kernel/addresses.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { homeOfSession } from '../../ground/set-up-runs/index.ts';
import { readSession } from '../../../kernel/session/session.ts';
import { beginConsent } from './operations/begin-consent.ts';
import { changeConsent } from './operations/change-consent.ts';
import { completeLogIn } from './operations/complete-log-in.ts';
import { issueTicket } from './operations/issue-ticket.ts';
import { listConsents } from './operations/list-consents.ts';
import { readChanges } from './operations/read-changes.ts';
import { readUserAgreements } from './operations/read-user-agreements.ts';
import { recordConsent } from './operations/record-consent.ts';
import { updatePrivacy } from './operations/update-privacy.ts';

const nothing = () => ({});

export const consentRoutes = [
  callOf(routes.beginConsent, beginConsent, {
    input: ({ readCookie }) => ({
      pendingSecret: readCookie('pending'),
      sessionSecret: readCookie('session'),
      setUpSecret: readCookie('setUp'),
    }),
    cookies: (set, { opened }) => {
      if (!opened) return;
      for (const name of ['pending', 'session'] as const) {
        if (name === opened.cookie) set(name, opened.secret, opened.keptSeconds);
        else set(name, null);
      }
    },
    answer: ({ waiting }) => ({ waiting }),
  }),
  callOf(wire.readUserAgreements, readUserAgreements, {
    input: nothing,
    answer: (data) => ({ result: 'success' as const, data, error: null }),
  }),
  callOf(routes.readChanges, readChanges),
  callOf(wire.recordAgreements, recordConsent, { answer: () => ({ result: 'success' as const }) }),
  callOf(wire.updatePrivacy, updatePrivacy, {
    answer: ({ receipt }) => ({ result: 'success' as const, receipt }),
  }),
  callOf(routes.issueConsentTicket, issueTicket, { input: nothing }),
  callOf(wire.completeLogIn, completeLogIn, {
    input: ({ body: { ticket }, readCookie }) => ({ ticket, setUpSecret: readCookie('setUp') }),
    cookies: (set, { secret, keptSeconds }) => {
      set('pending', null);
      set('session', secret, keptSeconds);
    },
    answer: async ({ secret }, { kernel, request: { address }, body: { target = '' }, readCookie }) => {
      const session = await readSession(kernel, { secret, setUpSecret: readCookie('setUp'), address });
      const home = session ? homeOfSession(session, readCookie('setUp')) : portalHome;
      if (home === setUpAddress) return { location: home };
      const search = `?${new URLSearchParams({ [targetName]: target })}`;
      return { location: targetOf(search, pages, kernel.config.baseUrl.origin) ?? home };
    },
  }),
  callOf(routes.listConsents, listConsents),
  callOf(routes.changeConsent, changeConsent),
];
