import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { renewAll } from '../../../platform/keys/key-commands.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { phases, startRotation } from '../../../testing/keys/rotation.ts';
import { authorToStore, isAuthor, saltBytes } from './authors.ts';

test('OPS-04 BRD-04 the author of an anonymous text remains its author through a rotation, and no one else becomes it', async () => {
  const { own, started, keysOf: of } = await startRotation();
  const person = await addTestPerson(own);
  const author = authorToStore(own.kernel.keyring, person, true);
  const stored = author.authorSeal ?? Buffer.alloc(0);
  const after = await started(phases.write);
  expect(isAuthor(after.keyring, person, author)).toBe(true);
  await renewAll(of(after));
  const { keyring } = await started(phases.done);
  const wrapped = Buffer.concat([stored.subarray(0, saltBytes), keyring.wrapLasting(stored.subarray(saltBytes))]);
  const renewed = { authorId: null, authorSeal: wrapped };
  expect(isAuthor(keyring, person, renewed)).toBe(true);
  expect(isAuthor(keyring, { ...person, personId: randomUUID() }, renewed)).toBe(false);
});
