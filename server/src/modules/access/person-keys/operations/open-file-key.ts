import { wrappedFileKey } from '@madang/contract/access/person-keys/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { wasReleased } from '../person-keys.sql.ts';
import { openKey, unwrapBy } from '../use-key.ts';

/** REQ-03: opens a file's key, while the key that wrapped it is registered and never after. */
export const openFileKey = defineOperation({
  name: 'open-file-key',
  input: wrappedFileKey,
  permission: 'session',
  targets: () => [],
  refusals: ['KMS002', 'KMS003', 'KMS004', 'KMS005', 'KMS007', 'KMS008'],
  isSecret: true,
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, { keyId, wrappedKey }) {
    const call = { tx, kernel };
    const person = { companyCode, personId };
    if (await wasReleased(tx, { ...person, keyId })) throw refuse('KMS008');
    const key = await openKey(call, person);
    if (key.keyId !== keyId) throw refuse('KMS002');
    const fileKey = await unwrapBy(call, key, Buffer.from(wrappedKey, 'base64'));
    const target = { kind: 'person', id: personId };
    return { answer: { fileKey: fileKey.toString('base64') }, audit: { target } };
  },
});
