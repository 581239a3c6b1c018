import { pinChanging } from '@madang/contract/access/recovery-pins/inputs.ts';
import { recoveryPinLimits } from '@madang/contract/access/recovery-pins/limits.ts';
import { sql } from 'kysely';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { refuseSynchronising } from '../../../people/person-records/index.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { removePin, replacePin } from '../recovery-pins.sql.ts';

/** REQ-02: sets, changes or takes away the person's own PIN. The password is asked, for the PIN opens the way back to it. */
export const changeRecoveryPin = defineOperation({
  name: 'change-recovery-pin',
  input: pinChanging,
  permission: 'session',
  targets: () => [],
  refusals: ['CO429', 'EM0011', 'KMS001', 'MB657', 'MB708', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  async prepare(context, { pin, ...proof }) {
    const proven = await provePassword(context, proof);
    return { proven, hash: pin === '' ? undefined : await context.kernel.hasher.hash(pin) };
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: { proven, hash }, refuse }) {
    const person = { companyCode, personId };
    await refuseSynchronising(tx, person);
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    if (hash === undefined) await removePin(tx, person);
    else if (!(await replacePin(tx, person, hash)))
      throw refuse.field('pin', 'KMS001', { 0: recoveryPinLimits.wrongTries });
    const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
    await sendAccountNotice(tx, kernel, person, { changed: 'pinChanged', changedAt: rows[0]?.now ?? new Date() });
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['recoveryPin'] } };
  },
});
