import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { refusedFields } from '@madang/contract/otp/wire.ts';
import { refuseField, type Refusal } from '@madang/contract/refuse.ts';
import { transaction, type Tx } from '../../kernel/db/database.ts';
import { markVerified, type Flow } from '../../kernel/flow/flow.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { giveBack, takeFromLimits } from '../../kernel/limits/rate-limit.ts';
import { codeHash, isSameHash, wrongTriesKey, type Purpose } from './codes.ts';
import { findDeadCode, takeTry, spendCode, type Try } from './otp.sql.ts';
import { readSettings, type OtpSettings } from './settings.ts';

export interface CodeCheck {
  readonly flow: Flow;
  readonly purpose: Purpose;
  readonly code: string;
}

/** Compares a code with the flow's; the right one dies with it and leaves the flow verified, else it refuses. */
export async function checkCode(kernel: Kernel, { flow, purpose, code }: CodeCheck): Promise<void> {
  const settings = await readSettings(kernel.properties);
  // Committed before anything is compared: of many tries at once, no more are compared than are allowed.
  const taken = await transaction(kernel.db, (tx) => countTry(tx, flow, purpose, settings));
  const given = codeHash(kernel.keyring, { flowId: flow.flowId, purpose, ...taken }, code);
  if (!isSameHash(taken.codeHash, given)) {
    throw taken.number < settings.tries ? refuseField(refusedFields.oneTimeCode, 'OTP0008') : tooManyTries(settings);
  }
  await transaction(kernel.db, (tx) => accept(tx, flow, taken, settings));
}

/** Counts the try on the code and on the holder of its target, as wrong until it is known to be right. */
async function countTry(tx: Tx, flow: Flow, purpose: Purpose, settings: OtpSettings): Promise<Try> {
  const taken = await takeTry(tx, flow.flowId, purpose, settings.tries);
  if (!taken) throw await whyNot(tx, flow, purpose, settings);
  const isLeft = await takeFromLimits(tx, wrongTriesKey(taken.holderIndex), settings.targetWrongTries);
  if (!isLeft) throw tooManyTries(settings);
  return taken;
}

async function whyNot(tx: Tx, flow: Flow, purpose: Purpose, settings: OtpSettings): Promise<Refusal> {
  const dead = await findDeadCode(tx, flow.flowId, purpose);
  if (dead && dead.tries >= settings.tries) return tooManyTries(settings);
  if (dead?.isExpired) return refuseField(refusedFields.oneTimeCode, 'OTP0006', { 0: settings.validSeconds / 60 });
  return refuseField(refusedFields.oneTimeCode, 'OTP0005');
}

function tooManyTries({ tries }: OtpSettings): Refusal {
  return refuseField(refusedFields.oneTimeCode, 'OTP0007', { 0: tries - 1 });
}

/** The flow's row is locked before the code's, in the order of a send, so that neither waits for the other. */
async function accept(
  tx: Tx,
  flow: Flow,
  { option, targetIndex, holderIndex, codeHash: hash }: Try,
  settings: OtpSettings,
) {
  await markVerified(tx, flow.flowId, { option, targetIndex, proofSeconds: flowLimits.proofSeconds });
  if (!(await spendCode(tx, flow.flowId, hash))) throw refuseField(refusedFields.oneTimeCode, 'OTP0005');
  await giveBack(tx, wrongTriesKey(holderIndex), settings.targetWrongTries);
}
