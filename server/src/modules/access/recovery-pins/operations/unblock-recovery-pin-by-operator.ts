import { pinOfPerson } from '@madang/contract/access/recovery-pins/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { unblockPinOf } from '../unblock.ts';

/** The same by anyone who has the machine, for people without an administrator who can help. */
export const unblockRecoveryPinByOperator = defineOperation({
  name: 'unblock-recovery-pin-by-operator',
  input: pinOfPerson,
  permission: 'system',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, kernel, companyCode }, { personId }) {
    await unblockPinOf(tx, kernel, { companyCode, personId });
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['recoveryPin'] } };
  },
});
