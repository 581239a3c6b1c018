import * as routes from '@madang/contract/views/setup/routes.ts';
import * as wire from '@madang/contract/views/setup/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { arriveAtSetUp } from './operations/arrive-at-set-up.ts';
import { endSetUpElsewhere } from './operations/end-set-up-elsewhere.ts';
import { finishSetUp } from './operations/finish-set-up.ts';
import { goToSetUpStep } from './operations/go-to-set-up-step.ts';
import { quitSetUp } from './operations/quit-set-up.ts';
import { saveHomeScreen } from './operations/save-home-screen.ts';
import { startSetUp } from './operations/start-set-up.ts';

interface Browser {
  readonly readCookie: (name: 'setUp') => string | undefined;
}

const success = () => ({ result: 'success' as const });
const callerOf = ({ readCookie }: Browser) => ({ setUpSecret: readCookie('setUp') });

export const setUpRoutes = [
  callOf(routes.arriveAtSetUp, arriveAtSetUp, {
    input: callerOf,
    cookies: (set, { standing, newSetUpSecret }) => {
      if (newSetUpSecret !== undefined) set('setUp', newSetUpSecret);
      else if (standing.state === 'over' || standing.state === 'closed') set('setUp', null);
    },
    answer: ({ standing }) => standing,
  }),
  callOf(routes.startSetUp, startSetUp, {
    input: callerOf,
    cookies: (set, { newSetUpSecret }) => {
      if (newSetUpSecret !== undefined) set('setUp', newSetUpSecret);
    },
    answer: ({ standing }) => standing,
  }),
  callOf(routes.goToSetUpStep, goToSetUpStep, {
    input: (call) => ({ ...call.body, ...callerOf(call) }),
    answer: success,
  }),
  callOf(wire.saveHomeScreen, saveHomeScreen, {
    input: (call) => {
      const { session, body } = call;
      requireOwnCompany(session, body.companyCode);
      if (body.subOrganisationCode !== session.profile.subOrganisationCode) throw refuse('CO401');
      return { homeScreen: body.homeScreen, ...callerOf(call) };
    },
  }),
  callOf(wire.finishSetUp, finishSetUp, {
    input: (call) => {
      requireOwnCompany(call.session, call.body.companyCode);
      return callerOf(call);
    },
    cookies: (set) => set('setUp', null),
    answer: () => ({ result: 'success' as const, isSetUpFinished: true }),
  }),
  callOf(routes.quitSetUp, quitSetUp, { input: callerOf, cookies: (set) => set('setUp', null), answer: success }),
  callOf(routes.endSetUpElsewhere, endSetUpElsewhere, { cookies: (set) => set('setUp', null), answer: success }),
];
