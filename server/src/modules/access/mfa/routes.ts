import * as alone from '@madang/contract/access/mfa/passkey-sign-in-routes.ts';
import * as routes from '@madang/contract/access/mfa/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { addFirstPasskey } from './passkeys/operations/add-first-passkey.ts';
import { addPasskey } from './passkeys/operations/add-passkey.ts';
import { askLogInPasskey } from './passkeys/operations/ask-log-in-passkey.ts';
import { askPasskey } from './passkeys/operations/ask-passkey.ts';
import { beginApp } from './operations/begin-app.ts';
import { beginFirstApp } from './operations/begin-first-app.ts';
import { beginFirstPasskey } from './passkeys/operations/begin-first-passkey.ts';
import { beginPasskey } from './passkeys/operations/begin-passkey.ts';
import { confirmApp } from './operations/confirm-app.ts';
import { confirmFirstApp } from './operations/confirm-first-app.ts';
import { logInWithPasskey } from './passkeys/operations/log-in-with-passkey.ts';
import { readFactors } from './operations/read-factors.ts';
import { passWithApp } from './operations/pass-with-app.ts';
import { passWithPasskey } from './passkeys/operations/pass-with-passkey.ts';
import { passWithRecoveryCode } from './operations/pass-with-recovery-code.ts';
import { readPersonFactors } from './operations/read-person-factors.ts';
import { removePersonFactor } from './operations/remove-person-factor.ts';
import { readFactorStep } from './operations/read-factor-step.ts';
import { removeAuthenticatorApp } from './operations/remove-authenticator-app.ts';
import { removePasskey } from './passkeys/operations/remove-passkey.ts';
import { renamePasskey } from './passkeys/operations/rename-passkey.ts';
import { renewRecoveryCodes } from './operations/renew-recovery-codes.ts';
import { resetFactors } from './operations/reset-factors.ts';
import { goingOn, sessionOf, setCookiesOf } from './sign-in-cookies.ts';

const success = () => ({ result: 'success' as const });
const nothing = () => ({});

const ownFactors = [
  callOf(routes.readFactors, readFactors, { input: ({ request }) => ({ device: request.device ?? '' }) }),
  callOf(routes.beginApp, beginApp, { input: (call) => ({ ...call.body, ...proverOf(call) }) }),
  callOf(routes.confirmApp, confirmApp),
  callOf(routes.removeApp, removeAuthenticatorApp, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    answer: success,
  }),
  callOf(routes.beginPasskey, beginPasskey, {
    input: (call) => ({ ...call.body, ...proverOf(call), fullName: call.session.profile.fullName }),
  }),
  callOf(routes.addPasskey, addPasskey),
  callOf(routes.renamePasskey, renamePasskey, { answer: success }),
  callOf(routes.removePasskey, removePasskey, {
    input: (call) => ({ ...call.body, ...call.params, ...proverOf(call) }),
    answer: success,
  }),
  callOf(routes.renewRecoveryCodes, renewRecoveryCodes, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
  }),
  callOf(routes.resetFactors, resetFactors, { answer: success }),
  callOf(routes.readPersonFactors, readPersonFactors),
  callOf(routes.removePersonApp, removePersonFactor, { answer: success }),
  callOf(routes.removePersonPasskey, removePersonFactor, { answer: success }),
];

const signInSteps = [
  callOf(routes.readFactorStep, readFactorStep, {
    input: ({ readCookie, request }) => ({
      pendingSecret: readCookie('pending'),
      sessionSecret: readCookie('session'),
      setUpSecret: readCookie('setUp'),
      device: request.device ?? '',
      address: request.address,
    }),
  }),
  callOf(routes.askPasskey, askPasskey, { input: nothing }),
  callOf(routes.passWithPasskey, passWithPasskey, { input: goingOn, cookies: setCookiesOf, answer: sessionOf }),
  callOf(routes.passWithApp, passWithApp, { input: goingOn, cookies: setCookiesOf, answer: sessionOf }),
  callOf(routes.passWithRecoveryCode, passWithRecoveryCode, {
    input: goingOn,
    cookies: setCookiesOf,
    answer: sessionOf,
  }),
  callOf(routes.beginFirstApp, beginFirstApp, { input: nothing }),
  callOf(routes.confirmFirstApp, confirmFirstApp, {
    input: goingOn,
    cookies: (set, { opened }) => setCookiesOf(set, opened),
    answer: async ({ opened, recoveryCodes }, call) => ({ ...(await sessionOf(opened, call)), recoveryCodes }),
  }),
  callOf(routes.beginFirstPasskey, beginFirstPasskey, { input: nothing }),
  callOf(routes.addFirstPasskey, addFirstPasskey, {
    input: goingOn,
    cookies: (set, { opened }) => setCookiesOf(set, opened),
    answer: async ({ opened, recoveryCodes }, call) => ({ ...(await sessionOf(opened, call)), recoveryCodes }),
  }),
];

const passkeyAlone = [
  callOf(alone.askLogInPasskey, askLogInPasskey, {
    input: ({ readCookie }) => ({ secret: readCookie('passkey') }),
    cookies: (set, { secret }) => set('passkey', secret),
    answer: ({ options }) => ({ options }),
  }),
  callOf(alone.logInWithPasskey, logInWithPasskey, {
    input: ({ body, readCookie }) => ({
      ...body,
      challengeSecret: readCookie('passkey'),
      device: readCookie('device'),
      formerSecret: readCookie('session'),
      setUpSecret: readCookie('setUp'),
    }),
    cookies: (set, opened) => {
      set('flow', null);
      set('passkey', null);
      setCookiesOf(set, opened);
    },
    answer: sessionOf,
  }),
];

export const factorRoutes = [...ownFactors, ...signInSteps, ...passkeyAlone];
