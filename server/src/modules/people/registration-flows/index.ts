import type { Module } from '../../../platform/module.ts';
import { purgeConfirmations } from './confirmations.sql.ts';

export { takeConfirmation } from './confirmations.sql.ts';
export { checkCallingCode, checkConsent, checkNewPassword, refuseWhileClosed } from './checks.ts';
export { issueConfirmation } from './confirmation.ts';
export { type Domains, readDomains } from './domains.ts';
export { consentRefusals, entryRefusals } from './entry-refusals.ts';
export { refuseHeld, takeHeldId } from './held-id.ts';
export { checkExternalMail, readLoginId } from './new-login-id.ts';
export { isRepetition } from './repetition.ts';
export { releaseReserved, reserveAndHash } from './reserve-and-hash.ts';
export {
  type Preparing,
  type Progress,
  type SubmitOf,
  consumeAttempt,
  consumeAttemptAtAddress,
  submitOnce,
} from './submit-once.ts';

/** Module of what sign-up, invitation and activation share. It answers no call itself. */
export const registrationFlows: Module = {
  name: 'registration-flows',
  needs: ['agreements', 'countries', 'credentials', 'global-login-ids', 'passwords', 'unconfirmed-ids'],
  contributes: {
    personLeaves: { endings: [{ end: (tx, _kernel, person) => purgeConfirmations(tx, person) }] },
  },
  operations: [],
};
