import { expect, test } from 'vitest';
import { renewAll } from '../../../platform/keys/key-commands.ts';
import { phases, startRotation } from '../../../testing/keys/rotation.ts';
import { knownDevice, newDeviceCookie } from './known-device.ts';

test('OPS-04 a known device is recognised in every step of a rotation and after it', async () => {
  const { own, started, keysOf: of } = await startRotation();
  const owner = { personId: 'f0000000-0000-4000-8000-000000000001', version: 1 };
  const cookie = newDeviceCookie(own.kernel.keyring, owner);
  const [before, after] = [await started(phases.read), await started(phases.write)];
  for (const { keyring } of [before, after]) expect(knownDevice(keyring, owner, cookie)).toBeDefined();
  expect(knownDevice(before.keyring, owner, newDeviceCookie(after.keyring, owner))).toBeDefined();
  await renewAll(of(after));
  const { keyring } = await started(phases.done);
  expect(knownDevice(keyring, owner, cookie)).toBeDefined();
  expect(knownDevice(keyring, { ...owner, version: 2 }, cookie)).toBeUndefined();
});
