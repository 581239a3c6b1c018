import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { Overload } from '../limits/waiting-line.ts';
import { PasswordHasher } from './password-hash.ts';

const dear = { memoryKib: 65_536, passes: 20 };

test('OPS-01 a password that waits too long to be hashed is refused, the decoy too, and both are hashed once there is room', async () => {
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
