import { randomUUID } from 'node:crypto';
import { keyProving } from '@madang/contract/access/person-keys/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { refuseSynchronising } from '../../../people/person-records/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { createKey } from '../use-key.ts';

/** REQ-03: the person's own key, made in the store; a released one is followed by a new one. */
export const registerKey = defineOperation({
  name: 'register-key',
  input: keyProving,
  permission: 'session',
  targets: () => [],
  refusals: ['CO429', 'EM0011', 'KMS003', 'KMS006', 'KMS007', 'MB657', 'MB708', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  prepare: (context, proof) => provePassword(context, proof),
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: proven, refuse }) {
    const key = { companyCode, personId, keyId: randomUUID() };
    await refuseSynchronising(tx, key);
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    await createKey({ tx, kernel }, key);
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['key'] } };
  },
});
