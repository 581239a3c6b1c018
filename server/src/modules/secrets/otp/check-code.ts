import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { refuseField, type Refusal } from '@madang/contract/refuse.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { transaction, type Tx } from '../../../kernel/db/database.ts';
import { keepProof, lockFlow, markVerified, type Flow, type Purpose } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { refundAttempt, consumeFromLimits } from '../../../kernel/limits/rate-limit.ts';
import { isCode, wrongTriesKey } from './codes.ts';
import {
  type CodeOfFlow,
  consumeAttempt,
  consumeDeadAttempt,
  type DeadCode,
  findDeadCode,
  spendCode,
  type Try,
} from './otp.sql.ts';
import { readSettings, type OtpSettings } from './settings.ts';

export interface CodeCheck {
  readonly flow: Flow;
  /** Purposes for which the code may have been sent; the resulting proof is valid only for them. */
  readonly purposes: readonly Purpose[];
  readonly code: string;
  /**
   * Stored forms of the target to which the caller's code was sent; a code that the flow has since sent elsewhere is not
   * compared.
   */
  readonly targets?: readonly Buffer[] | undefined;
}

/** Compares a code with the flow's; the right one dies with it and leaves the flow verified, else it refuses. */
export async function checkCode(kernel: Kernel, check: CodeCheck): Promise<void> {
  const settings = await readSettings(kernel.properties);
  // A wrong try is counted although it is refused, so the refusal is thrown after the commit.
  const refusal = await transaction(kernel.db, (tx) => judgeCode(tx, kernel, check, settings));
  if (refusal) throw refusal;
}

/**
 * Checks codes of a flow one after another, so tries cannot exceed the limit. The flow is locked first, as by a send.
 */
export async function judgeCode(
  tx: Tx,
  { keyring }: Kernel,
  { flow, purposes, code, targets }: CodeCheck,
  settings: OtpSettings,
): Promise<Refusal | undefined> {
  await lockFlow(tx, flow.flowId);
  const place = { flowId: flow.flowId, purposes, targets };
  const taken = await countTry(tx, place, settings);
  if (!taken) return judgeDead(tx, keyring, { flow, place, code }, settings);
  if (isCode(keyring, { flowId: flow.flowId, ...taken }, code)) {
    await accept(tx, keyring, { flow, taken }, settings);
    return undefined;
  }
  return taken.number < settings.tries ? refuseField(refusedFields.oneTimeCode, 'OTP0008') : tooManyTries(settings);
}

/** Counts the try on the code and on the holder of its target, as wrong until it is known to be right. */
async function countTry(tx: Tx, code: CodeOfFlow, settings: OtpSettings): Promise<Try | undefined> {
  const taken = await consumeAttempt(tx, code, settings.tries);
  if (!taken) return undefined;
  const hasQuota = await consumeFromLimits(tx, wrongTriesKey(taken.holderIndex), settings.targetWrongTries);
  // Thrown, so that the code keeps the try which was not made.
  if (!hasQuota) throw tooManyTries(settings);
  return taken;
}

/**
 * Returns why no valid code exists. A right code typed again reports its use and renews the proof; wrong ones count.
 */
async function judgeDead(
  tx: Tx,
  keyring: Keyring,
  { flow, place, code }: { readonly flow: Flow; readonly place: CodeOfFlow; readonly code: string },
  settings: OtpSettings,
): Promise<Refusal> {
  const dead = await findDeadCode(tx, place);
  if (dead?.isUsed && dead.targetMatches && dead.tries < settings.tries) {
    const isRight = isCode(keyring, { flowId: flow.flowId, ...dead }, code);
    if (isRight) keepProof(keyring, flow, dead);
    else await consumeDeadAttempt(tx, flow.flowId, dead.codeHash);
  }
  return whyNot(dead, settings);
}

function whyNot(dead: DeadCode | undefined, settings: OtpSettings): Refusal {
  if (dead && !dead.targetMatches) return refuseField(refusedFields.oneTimeCode, 'OTP_REPLACED');
  if (dead?.isUsed) return refuseField(refusedFields.oneTimeCode, 'OTP_USED');
  if (dead && dead.tries >= settings.tries) return tooManyTries(settings);
  if (dead?.isExpired) return refuseField(refusedFields.oneTimeCode, 'OTP0006', { 0: settings.validSeconds / 60 });
  return refuseField(refusedFields.oneTimeCode, 'OTP0005');
}

function tooManyTries({ tries }: OtpSettings): Refusal {
  return refuseField(refusedFields.oneTimeCode, 'OTP0007', { 0: tries - 1 });
}

async function accept(
  tx: Tx,
  keyring: Keyring,
  { flow, taken }: { readonly flow: Flow; readonly taken: Try },
  settings: OtpSettings,
) {
  const { purpose, option, targetIndex, holderIndex, codeHash: hash } = taken;
  if (!(await spendCode(tx, flow.flowId, hash))) throw refuseField(refusedFields.oneTimeCode, 'OTP_USED');
  await markVerified(tx, keyring, flow, { purpose, option, targetIndex, proofSeconds: flowLimits.proofSeconds });
  await refundAttempt(tx, wrongTriesKey(holderIndex), settings.targetWrongTries);
}
