import { keyOfPerson } from '@madang/contract/access/person-keys/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { announceKey } from '../announce.ts';
import { lockLivingKey } from '../person-keys.sql.ts';
import { destroyKey, whyNot } from '../use-key.ts';

/** STA-05: resets a person with a history of keys to released, from any state. */
export const resetKey = defineOperation({
  name: 'reset-key',
  input: keyOfPerson,
  permission: 'employees.releaseKey',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: [...changeableRefusals, 'KEY_OWN', 'KMS003', 'KMS005', 'KMS008'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId }) {
    if (personId === actorId) throw refuse('KEY_OWN');
    const person = { companyCode, personId };
    await requireAct(tx, person, 'change');
    const call = { tx, kernel };
    const key = await lockLivingKey(tx, person);
    if (!key) throw await whyNot(call, person, 'KMS005');
    await destroyKey(call, key, true);
    await announceKey(tx, kernel, person, 'keyReset');
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['key'] } };
  },
});
