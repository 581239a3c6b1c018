import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { findLivingSession } from './living-session.ts';

interface Asked {
  readonly hashes: readonly string[];
  readonly answer: (rows: readonly object[]) => void;
  readonly fail: (error: Error) => void;
}

/** A database that is asked for sessions and answers when the test says so. */
function slowDatabase() {
  const asked: Asked[] = [];
  const query = (_text: string, [value]: readonly [Buffer | readonly Buffer[]]) =>
    new Promise((resolve, reject) => {
      const hashes = (Buffer.isBuffer(value) ? [value] : (value as readonly Buffer[])).map((hash) =>
        hash.toString('hex'),
      );
      asked.push({ hashes, answer: (rows) => resolve({ rows }), fail: reject });
    });
  return { asked, db: openDatabase({ query } as unknown as pg.Pool) };
}

const newHash = () => randomBytes(32);
const turn = () => pause(1);

test('ACC-01 simultaneous calls of one session read it once', async () => {
  const { asked, db } = slowDatabase();
  const hash = newHash();
  const found = Promise.all(Array.from({ length: 5 }, () => findLivingSession(db, Buffer.from(hash))));
  await expect.poll(() => asked.map(({ hashes }) => hashes)).toEqual([[hash.toString('hex')]]);
  asked[0]?.answer([]);
  expect(await found).toEqual(Array(5).fill(undefined));
});

test('ACC-01 calls that arrive during a read are read together after it, never by it', async () => {
  const { asked, db } = slowDatabase();
  const [first, second, third] = [newHash(), newHash(), newHash()];
  const before = findLivingSession(db, first);
  await expect.poll(() => asked.length).toBe(1);
  // The first one again: what has changed since its read began must be seen.
  const behind = [first, second, third].map((hash) => findLivingSession(db, hash));
  await turn();
  expect(asked).toHaveLength(1);
  asked[0]?.answer([]);
  await before;
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.hashes).toEqual([first, second, third].map((hash) => hash.toString('hex')));
  asked[1]?.answer([]);
  await Promise.all(behind);
});

test('ACC-01 a hanging read delays no later one, and a failed one fails only its own calls', async () => {
  const { asked, db } = slowDatabase();
  const hanging = findLivingSession(db, newHash());
  await expect.poll(() => asked.length).toBe(1);
  const behind = findLivingSession(db, newHash());
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer([]);
  expect(await behind).toBeUndefined();
  const failing = findLivingSession(db, newHash());
  await expect.poll(() => asked.length).toBe(3);
  const last = findLivingSession(db, newHash());
  asked[2]?.fail(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  await expect.poll(() => asked.length).toBe(4);
  asked[3]?.answer([]);
  expect(await last).toBeUndefined();
  asked[0]?.answer([]);
  expect(await hanging).toBeUndefined();
});
