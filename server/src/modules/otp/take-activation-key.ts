import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { refusedFields } from '@madang/contract/otp/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { transaction, type Tx } from '../../kernel/db/database.ts';
import { countSend, markVerified, type Flow } from '../../kernel/flow/flow.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { limitSource } from '../../kernel/limits/limit-source.ts';
import { consumeFromLimits } from '../../kernel/limits/rate-limit.ts';
import { spendActivationKey } from '../promotions/index.ts';
import { readSettings } from './settings.ts';
import { targetIndex } from './targets.ts';

/** A certification key proves its holder, the new person of a sign-up, at once; a try is counted before it. */
export async function takeActivationKey(
  tx: Tx,
  { keyring }: Kernel,
  { flow, opencode }: { readonly flow: Flow; readonly opencode: string },
): Promise<void> {
  if (!(await spendActivationKey(tx, opencode))) throw refuseField(refusedFields.target, 'OPENCODE_INVALID');
  const index = targetIndex(keyring, 'opencode', opencode);
  const proven = { purpose: 'sign-up', option: 'opencode', targetIndex: index } as const;
  await markVerified(tx, keyring, flow, { ...proven, proofSeconds: flowLimits.proofSeconds });
}

/**
 * Trying keys out is limited as sending codes is. Committed before the key is looked at, for a wrong key counts although
 * what follows fails.
 */
export async function consumeKeyAttempt(
  kernel: Kernel,
  { flow, address }: { readonly flow: Flow; readonly address: string },
): Promise<void> {
  const { sendsPerFlow, addressSends } = await readSettings(kernel.properties);
  await transaction(kernel.db, async (tx) => {
    const hasQuota =
      (await countSend(tx, flow.flowId, sendsPerFlow)) &&
      (await consumeFromLimits(tx, `otp-address:${limitSource(address)}`, addressSends));
    if (!hasQuota) throw refuseField(refusedFields.target, 'OTP0003');
  });
}
