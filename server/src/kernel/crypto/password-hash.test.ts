import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { CallerGone, Overload } from '../limits/waiting-line.ts';
import { PasswordHasher } from './password-hash.ts';

const dear = { memoryKib: 65_536, passes: 20 };

test('OPS-01 a password that waits too long to be hashed is refused, the decoy too, and both are hashed once there is capacity', async () => {
  const hasher = new PasswordHasher(dear, 1);
  const busy = Array.from({ length: availableParallelism() }, () => hasher.hash('a password'));
  await Promise.all([
    expect(hasher.hash('another password')).rejects.toBeInstanceOf(Overload),
    expect(hasher.decoy()).rejects.toBeInstanceOf(Overload),
  ]);
  expect(hasher.waitingCount).toBe(0);
  const [first = ''] = await Promise.all(busy);
  expect(await hasher.matches(first, 'a password')).toBe(true);
  expect(await hasher.decoy()).toContain('$argon2id$');
});

test('OPS-01 a password whose caller has disconnected is not compared', async () => {
  const hasher = new PasswordHasher({ memoryKib: 1_024, passes: 1 });
  const caller = new AbortController();
  const busy = Array.from({ length: availableParallelism() }, () => hasher.hash('a password'));
  const compared = hasher.matches('no hash', 'a password', caller.signal);
  caller.abort();
  await expect(compared).rejects.toBeInstanceOf(CallerGone);
  expect(hasher.waitingCount).toBe(0);
  await Promise.all(busy);
});
