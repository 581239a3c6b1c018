// Runs once: it starts products.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, ownDatabase } from '../database/own-database.ts';
import { addTestPerson } from '../people.ts';
import { ProductProcess } from '../product-process.ts';
import { first, index, phases, second, startRotation } from './rotation.ts';
import { keyStatus, renewAll, writingKeys } from '../../platform/keys/key-commands.ts';
import { takeKeysBack } from '../../platform/keys/fingerprints.sql.ts';

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

test(
  'OPS-04 a process with other keys than the running one’s is refused, and a start releases no key',
  { timeout: 120_000 },
  async () => {
    const { url, connection } = await ownDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'madang-keys-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [one, other] = [newKey('k1'), newKey('k2')];
    const settings = (keys: string) => ({
      DATABASE_URL: url,
      MADANG_DATA: folder,
      MADANG_KEYS: keys,
      MADANG_INDEX_KEYS: keys,
      MADANG_WORK: 'web',
    });
    const known = () =>
      ask<{ key: string; gone: boolean }>(
        connection,
        `select key_use || ' ' || key_id as key, released_at is not null as gone from key_fingerprints order by 1`,
      );
    const refused = async (keys: string) => {
      const process = await ProductProcess.launch(settings(keys));
      expect(await process.exitCode()).toBe(1);
      expect(process.output).not.toMatch(/\n {4}at /);
      return process.output;
    };
    const a = await ProductProcess.start(settings(one));
    onTestFinished(() => a.kill());
    const ofOne = [
      { key: 'encryption k1', gone: false },
      { key: 'index k1', gone: false },
    ];
    expect(await known()).toEqual(ofOne);
    expect(await refused(other)).toContain('a process that runs on the database writes by the key k1');
    expect(await known()).toEqual(ofOne);
    await a.stop();
    // No value is left of the first, and no process writes by it: the next one may come, and the first is not released by that.
    const b = await ProductProcess.start(settings(other));
    onTestFinished(() => b.kill());
    const ofBoth = [ofOne[0], { key: 'encryption k2', gone: false }, ofOne[1], { key: 'index k2', gone: false }];
    expect(await known()).toEqual(ofBoth);
    expect(await refused(one)).toContain('a process that runs on the database writes by the key k2');
    expect(await known()).toEqual(ofBoth);
    // A process whose keys were released behind its back takes them back when it is heard of.
    await ask(connection, 'update key_fingerprints set released_at = now()');
    await b.stop();
    const c = await ProductProcess.start({ ...settings(`${other},${one}`) });
    onTestFinished(() => c.kill());
    await expect.poll(known).toEqual(ofBoth);
    await c.stop();
  },
);

test('OPS-04 a keyring without a key of the blind indexes is refused in plain words, and nothing is recorded', async () => {
  const { started, database } = await startRotation();
  const known = () =>
    database
      .selectFrom('key_fingerprints')
      .select(['key_use', 'key_id', 'released_at'])
      .orderBy('key_number')
      .execute();
  const before = await known();
  await expect(started({ MADANG_KEYS: second })).rejects.toThrow(
    /^none of the keys makes the blind indexes of this database, which are of t1 .*MADANG_INDEX_KEYS/,
  );
  expect(await known()).toEqual(before);
  await expect(started({ MADANG_KEYS: second, MADANG_INDEX_KEYS: index })).resolves.toBeDefined();
  expect(await known()).toEqual(expect.arrayContaining(before));
  await expect(started({ MADANG_KEYS: first })).resolves.toBeDefined();
});

test('OPS-04 values of a released key are counted and named, a process that writes by it restores it, and they are renewed', async () => {
  const { own, started, database, keysOf: of } = await startRotation();
  await addTestPerson(own, { mobile: '+82-10-0000-1111' });
  const after = await started(phases.write);
  expect(await renewAll(of(after))).toContain('encryption key t1: 0 values are left; it may go');
  const alone = await started(phases.done);
  // One that was silent for a minute goes on writing by it.
  await addTestPerson(own, { mobile: '+82-10-0000-2222' });
  const status = (await keyStatus(of(alone))).join('\n');
  expect(status).toMatch(/encryption key t1 .*: released, and values need it: [^\n]*\n {2}people.mobile 1\n/);
  await expect(renewAll(of(alone))).rejects.toThrow(
    /encryption key t1 .* is not named, and values need it: .*people.mobile 1.*\nNothing was renewed/s,
  );
  await takeKeysBack(database, writingKeys(own.kernel.keyring));
  await expect(started(phases.done)).rejects.toThrow(/values of the key t1 .*people.mobile \(1\)/);
  const again = await started(phases.write);
  expect(await renewAll(of(again))).toContain('encryption key t1: 0 values are left; it may go');
  await expect(started(phases.done)).resolves.toBeDefined();
});
