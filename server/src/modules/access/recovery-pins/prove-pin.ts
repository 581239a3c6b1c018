import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { recoveryPinLimits as limits } from '@madang/contract/access/recovery-pins/limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Flow } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { consumeFromLimit, hasLeft, type RateLimit } from '../../../kernel/limits/rate-limit.ts';
import { Overload } from '../../../kernel/limits/waiting-line.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { lookUpId } from '../../ground/global-login-ids/index.ts';
import { type PinTry, returnPinTry, takePinTry } from './recovery-pins.sql.ts';
import { notifyBlockedOf } from './notify-blocked.ts';

/** Tries that a flow has of one ID, the same where no one has it: KMS001 reveals no account. */
const ofFlow: RateLimit = { count: limits.wrongTries, seconds: flowLimits.lifetimeSeconds };

interface Asked {
  readonly flow: Pick<Flow, 'flowId'>;
  readonly loginId: string;
  readonly pin: string;
}

/**
 * REQ-02: finds the person of an ID by the PIN. A try is counted before it is compared; no person and no PIN take as long.
 */
export async function provePin(
  kernel: Kernel,
  { flow, loginId, pin }: Asked,
): Promise<PersonKey & { readonly pinId: string }> {
  const { db } = kernel;
  const key = `recovery-pin:${flow.flowId}:${loginId}`;
  const tooMany = () => refuseField('pin', 'KMS001', { 0: limits.wrongTries });
  if (!(await consumeFromLimit(db, key, ofFlow))) throw tooMany();
  const { holder } = await lookUpId(db, loginId);
  const taken = await takePinTry(db, holder);
  const matches = await matchesPin(kernel, holder, taken, pin);
  if (matches && taken) return { ...holder, pinId: taken.pinId };
  // After the answer, which takes as long as any other.
  if (taken?.number === limits.wrongTries) void notifySoon(kernel, holder.companyCode);
  throw (await hasLeft(db, key, [ofFlow])) ? refuseField('pin', 'PIN_WRONG') : tooMany();
}

async function notifySoon(kernel: Kernel, companyCode: string): Promise<void> {
  try {
    await notifyBlockedOf(kernel, companyCode);
  } catch (error) {
    // The task of the hour does it.
    kernel.log.warn(
      { failure: error instanceof Error ? error.name : typeof error },
      'nobody was told of a blocked PIN',
    );
  }
}

async function matchesPin(
  { db, hasher }: Kernel,
  holder: PersonKey,
  taken: PinTry | undefined,
  pin: string,
): Promise<boolean> {
  const decoy = await hasher.decoy();
  try {
    return await hasher.matches(taken?.hash ?? decoy, pin);
  } catch (error) {
    // A try that was never looked at does not count.
    if (error instanceof Overload && taken) {
      await inCompany(db, holder.companyCode, (tx) => returnPinTry(tx, holder, taken.pinId));
    }
    throw error;
  }
}
