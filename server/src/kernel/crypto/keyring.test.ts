import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Keyring } from './keyring.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);

test('a value decrypts only at its own place', () => {
  const keyring = new Keyring(new Map([['k1', oldKey]]));
  const stored = keyring.encrypt('010-0000-0000', 'people.mobile.1');
  expect(keyring.decrypt(stored, 'people.mobile.1')).toBe('010-0000-0000');
  expect(() => keyring.decrypt(stored, 'people.mobile.2')).toThrow();
  stored[stored.length - 1] = (stored.at(-1) ?? 0) ^ 1;
  expect(() => keyring.decrypt(stored, 'people.mobile.1')).toThrow();
});

test('a new first key encrypts, the old one still decrypts, and blind indexes remain', () => {
  const before = new Keyring(new Map([['k1', oldKey]]));
  const after = new Keyring(
    new Map([
      ['k2', newKey],
      ['k1', oldKey],
    ]),
  );
  expect(after.decrypt(before.encrypt('value', 'place'), 'place')).toBe('value');
  expect(() => before.decrypt(after.encrypt('value', 'place'), 'place')).toThrow();
  expect(after.blindIndex('mobile', 'value')).toEqual(before.blindIndex('mobile', 'value'));
  expect(after.blindIndex('mail', 'value')).not.toEqual(after.blindIndex('mobile', 'value'));
});

test('equal values differ at rest', () => {
  const keyring = new Keyring(new Map([['k1', oldKey]]));
  expect(keyring.encrypt('same', 'place')).not.toEqual(keyring.encrypt('same', 'place'));
});
