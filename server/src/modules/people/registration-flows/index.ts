import type { Module } from '../../../platform/module.ts';

export { takeConfirmation } from './confirmations.sql.ts';
export { checkCallingCode, checkConsent, checkNewPassword, refuseWhileClosed } from './checks.ts';
export { issueConfirmation } from './confirmation.ts';
export { purgeConfirmations } from './confirmations.sql.ts';
export { readDomains, type Domains } from './domains.ts';
export { consentRefusals, entryRefusals } from './entry-refusals.ts';
export { refuseHeld, takeHeldId } from './held-id.ts';
export { checkExternalMail, readLoginId } from './new-login-id.ts';
export { isRepetition } from './repetition.ts';
export { releaseReserved, reserveAndHash } from './reserve-and-hash.ts';
export {
  consumeAttempt,
  consumeAttemptAtAddress,
  submitOnce,
  type Progress,
  type Preparing,
  type SubmitOf,
} from './submit-once.ts';

/** What every way to an account has in common: sign-up, invitation and activation. It answers no call itself. */
export const registrationFlows: Module = {
  name: 'registration-flows',
  needs: ['agreements', 'countries', 'credentials', 'directory', 'passwords', 'unconfirmed-ids'],
  operations: [],
};
