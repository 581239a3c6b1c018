import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { refusedFields } from '@madang/contract/otp/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { transaction } from '../../kernel/db/database.ts';
import { countSend, markVerified, type Flow } from '../../kernel/flow/flow.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { limitSource } from '../../kernel/limits/limit-source.ts';
import { consumeFromLimits } from '../../kernel/limits/rate-limit.ts';
import { useOpencode } from '../promotions/index.ts';
import { readSettings } from './settings.ts';
import { targetIndex } from './targets.ts';

interface KeyCall {
  readonly flow: Flow;
  readonly opencode: string;
  readonly address: string;
}

/** A certification key proves its holder at once, without a code. Trying keys out is limited as sending codes is. */
export async function takeOpencode(kernel: Kernel, { flow, opencode, address }: KeyCall): Promise<void> {
  await consumeKeyAttempt(kernel, { flow, address });
  await transaction(kernel.db, async (tx) => {
    if (!(await useOpencode(tx, opencode))) throw refuseField(refusedFields.target, 'OPENCODE_INVALID');
    const index = targetIndex(kernel.keyring, 'opencode', opencode);
    const proven = { purpose: 'sign-up', option: 'opencode', targetIndex: index } as const;
    await markVerified(tx, flow.flowId, { ...proven, proofSeconds: flowLimits.proofSeconds });
  });
}

/** Committed before the key is looked at, for a wrong key counts although what follows fails. */
export async function consumeKeyAttempt(kernel: Kernel, { flow, address }: Omit<KeyCall, 'opencode'>): Promise<void> {
  const { sendsPerFlow, addressSends } = await readSettings(kernel.properties);
  await transaction(kernel.db, async (tx) => {
    const hasQuota =
      (await countSend(tx, flow.flowId, sendsPerFlow)) &&
      (await consumeFromLimits(tx, `otp-address:${limitSource(address)}`, addressSends));
    if (!hasQuota) throw refuseField(refusedFields.target, 'OTP0003');
  });
}
