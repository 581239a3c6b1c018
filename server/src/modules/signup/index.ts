import { confirmAddress as confirmAddressRoute } from '@madang/contract/signup/routes.ts';
import { signupWire } from '@madang/contract/signup/wire.ts';
import type { Module } from '../../kernel/http/module.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { releaseUnconfirmedIds } from '../credentials/index.ts';
import { confirmAddress } from './operations/confirm-address.ts';
import { requestSignUp } from './operations/request-sign-up.ts';
import { purgeSignUps } from './signup.sql.ts';

export { answerOfTwin, consumeAttempt, prepareOnce, type Progress } from './answer-once.ts';
export { checkExternalMail, readLoginId } from './applicant.ts';
export { checkCallingCode, checkConsent, checkNewPassword, refuseWhileClosed } from './checks.ts';
export { issueConfirmation } from './confirmation.ts';
export { consentRefusals, entryRefusals } from './entry-refusals.ts';
export { readDomains } from './domains.ts';
export { refuseHeld } from './held-id.ts';
export { releaseReserved, reserveAndHash, type Reserved } from './reserve-and-hash.ts';
export { isRepetition } from './repetition.ts';

const releaseTask = 'release-unconfirmed-ids';
const purgeTask = 'tidy-sign-ups';

export { signupData } from './own-data.sql.ts';
export { purgeConfirmations } from './signup.sql.ts';

/** The free sign-up: one company or account out of one verified flow. */
export const signup: Module = {
  name: 'signup',
  needs: ['companies', 'consents', 'countries', 'credentials', 'notifications', 'otp', 'people', 'promotions', 'terms'],
  operations: [
    callOf(signupWire.request, requestSignUp, {
      input: ({ body, readCookie }) => ({ ...body, flowSecret: readCookie('flow') }),
      keepsFlow: true,
    }),
    callOf(confirmAddressRoute, confirmAddress, { answer: () => ({ result: 'success' as const }) }),
  ],
  tasks: (kernel) => ({
    [releaseTask]: () => releaseUnconfirmedIds(kernel),
    [purgeTask]: () => purgeSignUps(kernel.db),
  }),
  schedule: [`7 * * * * ${releaseTask}`, `37 * * * * ${purgeTask}`],
};
