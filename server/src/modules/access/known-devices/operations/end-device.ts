import { ownDevice } from '@madang/contract/access/known-devices/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { deleteDevice } from '../known-devices.sql.ts';

/** ACC-17: forgets one of the person's own devices, which is asked for a second factor again; another's is as unknown as none. */
export const endDevice = defineOperation({
  name: 'end-device',
  input: ownDevice,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, companyCode, actorId: personId = '', refuse }, { deviceId }) {
    if (!(await deleteDevice(tx, { companyCode, personId }, deviceId))) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});
