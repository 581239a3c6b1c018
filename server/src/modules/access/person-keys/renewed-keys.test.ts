import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { renewAll } from '../../../platform/keys/key-commands.ts';
import { phases, startRotation } from '../../../testing/keys/rotation.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { createKey, openKey, unwrapBy, wrapBy } from './use-key.ts';

test('OPS-04 REQ-03 a key opens its files after the master key is replaced', async () => {
  const { own, started, keysOf: of } = await startRotation();
  const { companyCode, personId } = await addTestPerson(own);
  const person = { companyCode, personId };
  const inside = inCompany.bind(undefined, own.kernel.db, companyCode);
  const fileKey = randomBytes(32);
  const wrapped = await inside(async (tx) => {
    const call = { tx, kernel: own.kernel };
    await createKey(call, { ...person, keyId: randomUUID() });
    return wrapBy(call, await openKey(call, person), fileKey);
  });
  await started(phases.read);
  await renewAll(of(await started(phases.write)));
  const { keyring } = await started(phases.done);
  const opened = await inside(async (tx) => {
    const call = { tx, kernel: { keyring, keyDevice: undefined } };
    return unwrapBy(call, await openKey(call, person), wrapped as Buffer);
  });
  expect(opened).toEqual(fileKey);
});
