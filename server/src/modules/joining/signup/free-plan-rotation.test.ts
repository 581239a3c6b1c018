import { expect, test } from 'vitest';
import type { Kernel } from '../../../kernel/kernel.ts';
import { renewAll } from '../../../platform/keys/key-commands.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { phases, startRotation } from '../../../testing/keys/rotation.ts';
import { freePlanIndexes } from './proven-target.ts';
import { keepContact } from '../../ground/verified-contacts/index.ts';

test('OPS-04 a contact gets one free plan while two index keys are in use', async () => {
  const { own, started, keysOf: of } = await startRotation();
  const person = await addTestPerson(own);
  const [before, after] = [await started(phases.read), await started(phases.write)];
  const proof = { option: 'mobile', targetIndex: Buffer.alloc(32) };
  const applicant = { externalMail: '', loginId: 'x@free.example', mobile: '+82-10-2222-3333' };
  const keep = (kernel: Kernel) =>
    kernel.db.transaction().execute((tx) =>
      keepContact(tx, {
        ...person,
        keptDays: 9,
        contactIndexes: freePlanIndexes(kernel.keyring, proof, applicant as Parameters<typeof freePlanIndexes>[2]),
      }),
    );
  // At once, by processes that write different forms: one gets the free plan.
  const both = await Promise.all(Array.from({ length: 8 }, (_, turn) => keep(turn % 2 === 0 ? before : after)));
  expect(both.filter(Boolean)).toHaveLength(1);
  await renewAll(of(after));
  // It stays taken, although nothing in the database says whose number it is.
  expect(await keep(await started(phases.done))).toBe(false);
});
