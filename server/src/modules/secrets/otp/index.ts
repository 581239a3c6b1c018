import { checkCode as route } from '@madang/contract/secrets/otp/wire.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { checkCode } from './operations/check-code.ts';

export { codeMessage } from './messages.ts';
export { checkCode as checkFlowCode } from './check-code.ts';
export { codeHash, wrongTriesKey } from './codes.ts';
export { issueCode, prepareCode } from './issue-code.ts';
export { sessionVoucher } from './settings.ts';
export { consumeKeyAttempt, takeActivationKey } from './take-activation-key.ts';
export {
  countedTarget,
  holderIndex,
  isTargetIndex,
  reachFault,
  readTarget,
  targetIndex,
  targetIndexes,
} from './targets.ts';
export { consumeUnaskedSend } from './unasked-sends.ts';

/** One-time codes and activation keys: proof that a stranger holds a mailbox, a number or a key. */
export const otp: Module = {
  name: 'otp',
  needs: ['promotions'],
  operations: [callOf(route, checkCode, { answer: () => ({ result: 'success' as const }) })],
};
