import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { transaction, type Tx } from '../../../kernel/db/database.ts';
import { countSend, markVerified, type Flow } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { demandAtAddress } from '../../../kernel/limits/address-limit.ts';
import type { Quota } from '../../../kernel/limits/quota.ts';
import { spendActivationKey } from '../../ground/promotions/index.ts';
import { readSettings, sendsAtAddress } from './settings.ts';
import { targetIndex } from './targets.ts';

/** A activation key proves its holder, the new person of a sign-up, at once; a try is counted before it. */
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
 * Limits tries of keys like sends, committed before the look-up, so wrong keys count. Returns the limit that was used.
 */
export async function consumeKeyAttempt(
  kernel: Kernel,
  { flow, address }: { readonly flow: Flow; readonly address: string },
): Promise<Quota> {
  const { sendsPerFlow } = await readSettings(kernel.properties);
  return transaction(kernel.db, async (tx) => {
    if (!(await countSend(tx, flow.flowId, sendsPerFlow))) throw refuseField(refusedFields.target, 'OTP0003');
    return demandAtAddress(kernel, tx, sendsAtAddress, { address, field: refusedFields.target });
  });
}
