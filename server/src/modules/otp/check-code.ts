import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { refusedFields } from '@madang/contract/otp/wire.ts';
import { refuseField, type Refusal } from '@madang/contract/refuse.ts';
import { transaction, type Tx } from '../../kernel/db/database.ts';
import { markVerified, type Flow, type Purpose } from '../../kernel/flow/flow.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { giveBack, takeFromLimits } from '../../kernel/limits/rate-limit.ts';
import { codeHash, isSameHash, wrongTriesKey } from './codes.ts';
import { findDeadCode, takeTry, spendCode, type Try } from './otp.sql.ts';
import { readSettings, type OtpSettings } from './settings.ts';

export interface CodeCheck {
  readonly flow: Flow;
  /** What the code may have been sent for; the proof that it yields is for that alone. */
  readonly purposes: readonly Purpose[];
  readonly code: string;
}

/** Compares a code with the flow's; the right one dies with it and leaves the flow verified, else it refuses. */
export async function checkCode(kernel: Kernel, { flow, purposes, code }: CodeCheck): Promise<void> {
  const settings = await readSettings(kernel.properties);
  // Committed before anything is compared: of many tries at once, no more are compared than are allowed.
  const taken = await transaction(kernel.db, (tx) => countTry(tx, flow, purposes, settings));
  const given = codeHash(kernel.keyring, { flowId: flow.flowId, ...taken }, code);
  if (!isSameHash(taken.codeHash, given)) {
    throw taken.number < settings.tries ? refuseField(refusedFields.oneTimeCode, 'OTP0008') : tooManyTries(settings);
  }
  await transaction(kernel.db, (tx) => accept(tx, flow, taken, settings));
}

/** Counts the try on the code and on the holder of its target, as wrong until it is known to be right. */
async function countTry(tx: Tx, flow: Flow, purposes: readonly Purpose[], settings: OtpSettings): Promise<Try> {
  const taken = await takeTry(tx, flow.flowId, purposes, settings.tries);
  if (!taken) throw await whyNot(tx, flow, purposes, settings);
  const isLeft = await takeFromLimits(tx, wrongTriesKey(taken.holderIndex), settings.targetWrongTries);
  if (!isLeft) throw tooManyTries(settings);
  return taken;
}

async function whyNot(tx: Tx, flow: Flow, purposes: readonly Purpose[], settings: OtpSettings): Promise<Refusal> {
  const dead = await findDeadCode(tx, flow.flowId, purposes);
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
  { purpose, option, targetIndex, holderIndex, codeHash: hash }: Try,
  settings: OtpSettings,
) {
  await markVerified(tx, flow.flowId, { purpose, option, targetIndex, proofSeconds: flowLimits.proofSeconds });
  if (!(await spendCode(tx, flow.flowId, hash))) throw refuseField(refusedFields.oneTimeCode, 'OTP0005');
  await giveBack(tx, wrongTriesKey(holderIndex), settings.targetWrongTries);
}
