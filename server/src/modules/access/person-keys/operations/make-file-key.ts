import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { openKey, wrapBy } from '../use-key.ts';

/** REQ-03: a key for one file, such as the own data; the file keeps it wrapped by its person's key. */
export const makeFileKey = defineOperation({
  name: 'make-file-key',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: ['KMS003', 'KMS004', 'KMS005', 'KMS007', 'KMS008'],
  isSecret: true,
  async run({ tx, kernel, companyCode, actorId: personId = '' }) {
    const call = { tx, kernel };
    const key = await openKey(call, { companyCode, personId });
    const fileKey = randomBytes(32);
    const wrappedKey = (await wrapBy(call, key, fileKey)).toString('base64');
    const target = { kind: 'person', id: personId };
    return { answer: { keyId: key.keyId, wrappedKey, fileKey: fileKey.toString('base64') }, audit: { target } };
  },
});
