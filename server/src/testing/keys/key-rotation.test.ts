import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp, createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { Browser } from '../browser.ts';
import { Mailbox } from '../mailbox.ts';
import { addTestPerson, signInAs, type TestPerson } from '../people.ts';
import { first, index, keyed, phases, second, startRotation } from './rotation.ts';
import { startTestApp } from '../test-app.ts';
import { verifyRecords } from '../../modules/views/audit-log/index.ts';
import { linkAllRows } from '../../platform/audit-chain/link-rows.ts';
import { inCompany, openDatabase } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { countKeyed } from '../../platform/keys/count-keyed.ts';
import { keyStatus, renewAll } from '../../platform/keys/key-commands.ts';
import { KeyError } from '../../platform/keys/open-keyring.ts';
import { renewKeys } from '../../platform/keys/renew-keys.ts';
import { createPerson } from '../../modules/people/people/index.ts';
import { findWaiting, waitingIndexes } from '../../modules/people/waiting-people/index.ts';

const app = await startTestApp();
const owner = openDatabase(app.pools.owner);

/** Another process on the same database, with other keys. */
async function processWith(environment: Readonly<Record<string, string>>) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    MADANG_HASH_MEMORY_KIB: '8192',
    MADANG_HASH_PASSES: '1',
    MADANG_DATA: app.kernel.config.dataFolder,
    ...environment,
  });
  const kernel = await createKernel(config, app.pools);
  const server = await createApp(kernel, app.pools);
  await server.ready();
  return {
    kernel,
    server,
    mailbox: new Mailbox(kernel.localOutbox),
    browser: (address: string) => new Browser(server, { address }),
  };
}

const keysOf = (kernel: Kernel) => ({ ...kernel, db: owner, keyed });

async function mobileOf(kernel: Kernel, person: TestPerson): Promise<string> {
  return inCompany(kernel.db, person.companyCode, async (tx) => {
    const row = await tx
      .selectFrom('people')
      .select('mobile')
      .where('person_id', '=', person.personId)
      .executeTakeFirstOrThrow();
    return row.mobile ? kernel.keyring.decrypt(row.mobile, `people.mobile.${person.personId}`) : '';
  });
}

async function historyCount(companyCode: string): Promise<number> {
  return inCompany(
    app.kernel.db,
    companyCode,
    async (tx) => (await tx.selectFrom('person_changes').select('change_number').execute()).length,
  );
}

test('OPS-04 keys rotate while processes with old and new settings run side by side, and an old key can be removed', async () => {
  const person = await addTestPerson(app, { language: 'en', mobile: '+82-10-1234-5678' });
  await linkAllRows({ db: owner, keyring: app.kernel.keyring, permissionOperations: [] });
  const before = await processWith(phases.read);
  const after = await processWith(phases.write);
  // A process that only reads the new key, and one that writes by it, take each other's values.
  expect(await mobileOf(after.kernel, person)).toBe('+82-10-1234-5678');
  const later = await addTestPerson({ ...app, kernel: after.kernel }, { language: 'en', mobile: '+82-10-8765-4321' });
  expect(await mobileOf(before.kernel, later)).toBe('+82-10-8765-4321');
  for (const each of [before, after]) {
    for (const one of [person, later]) {
      const answer = await each
        .browser(`198.51.100.${Math.floor(Math.random() * 200)}`)
        .post('/api/v1/session', { loginId: one.loginId, password: one.password });
      expect(answer.status).toBe(200);
    }
  }
  const history = await historyCount(person.companyCode);
  const lines = await renewAll(keysOf(after.kernel));
  expect(lines).toEqual([
    'encryption key t1: 0 values are left; it may go',
    'index key t1: 0 values are left; it may go',
  ]);
  const counts = await countKeyed({ db: owner, files: after.kernel.files }, keyed);
  expect(counts.filter(({ use, key }) => use === 'encryption' && key === 't1')).toEqual([]);
  expect(counts.filter(({ use, key, isPassing }) => use === 'index' && key === '' && !isPassing)).toEqual([]);
  expect(await historyCount(person.companyCode)).toBe(history);
  const alone = await processWith(phases.done);
  expect(await mobileOf(alone.kernel, person)).toBe('+82-10-1234-5678');
  await signInAs({ ...app, browser: ({ address = '' } = {}) => alone.browser(address) }, person, {
    address: '198.51.100.250',
  });
  // What the key has signed is verified by what is kept of it.
  const { isWhole } = await verifyRecords(
    { db: owner, keyring: alone.kernel.keyring },
    { companyCode: undefined, logLines: [] },
  );
  expect(isWhole).toBe(true);
  expect((await keyStatus(keysOf(alone.kernel))).join('\n')).toMatch(/encryption key t1 .*nothing needs it/);
});

test('OPS-04 a start without a needed key is refused with its name, and so is another key of its name', async () => {
  const { own, started, keysOf: of } = await startRotation();
  await addTestPerson(own, { mobile: '+82-10-5555-6666' });
  await expect(started({ MADANG_KEYS: second })).rejects.toThrow(
    /values of the key t1 .*MADANG_KEYS does not name: people.mobile \(1\)/,
  );
  await expect(started({ MADANG_KEYS: `t1:${randomBytes(32).toString('base64')}` })).rejects.toThrow(KeyError);
  // The trap of before: a key behind makes no blind indexes of a database that has some.
  const behind = await started({ MADANG_KEYS: phases.read.MADANG_KEYS });
  expect(behind.keyring.blindIndex('mobile', 'x')).toEqual(own.kernel.keyring.blindIndex('mobile', 'x'));
  await expect(started({ MADANG_KEYS: first, MADANG_INDEX_KEYS: index })).resolves.toBeDefined();
  const rotated = await started({ MADANG_KEYS: phases.write.MADANG_KEYS });
  await renewAll(of(rotated));
  await expect(started({ MADANG_KEYS: second })).rejects.toThrow(/people.mobile_index \(1\)/);
});

test('OPS-04 an interrupted renewal resumes, and a key in use by a process is not released', async () => {
  const { own, started, database, keysOf: of } = await startRotation();
  const companyCode = (await addTestPerson(own, { mobile: '+82-10-0000-0001' })).companyCode;
  for (let n = 2; n <= 7; n += 1) await addTestPerson(own, { companyCode, mobile: `+82-10-0000-000${n}` });
  const after = await started(phases.write);
  let portions = 0;
  const cut = renewKeys({
    ...of(after),
    atOnce: 2,
    keyring: new Proxy(after.keyring, {
      get(target, name) {
        if (name === 'encrypt' && (portions += 1) > 4) throw new Error('cut off');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  });
  await expect(cut).rejects.toThrow('cut off');
  const mobiles = async () =>
    (await countKeyed({ db: database }, keyed))
      .filter(({ place }) => place === 'people.mobile')
      .map(({ key, count }) => `${key} ${count}`);
  expect((await mobiles()).toSorted()).toEqual(['t1 3', 't2 4']);
  await database
    .insertInto('running_processes')
    .values({ process_id: randomUUID(), work: 'web', build: 'of before', keys: [] })
    .execute();
  const held = await renewAll(of(after));
  expect(held[0]).toContain('not released, for 1 running processes may write by it');
  expect(await mobiles()).toEqual(['t2 7']);
  await database.deleteFrom('running_processes').execute();
  expect(await renewAll(of(after))).toContain('encryption key t1: 0 values are left; it may go');
});

test('OPS-04 a contact waits once in a company while two index keys are in use', async () => {
  const { own, started, database, keysOf: of } = await startRotation();
  const person = await addTestPerson(own);
  const [before, after] = [await started(phases.read), await started(phases.write)];
  const waiting = (kernel: Kernel, personId: string) =>
    inCompany(kernel.db, person.companyCode, (tx) =>
      createPerson(tx, kernel.keyring, {
        companyCode: person.companyCode,
        personId,
        loginId: `w${personId.slice(0, 8)}@company.example`,
        surname: '백',
        givenName: '솔',
        fullName: '백솔',
        englishName: '',
        language: 'ko',
        residenceCountry: 'KR',
        timeZone: 'Asia/Seoul',
        isConfirmed: false,
        externalMail: 'same@waits.example',
        isWaiting: true,
      }),
    );
  const added = await Promise.allSettled(
    Array.from({ length: 6 }, (_, turn) => waiting(turn % 2 === 0 ? before : after, randomUUID())),
  );
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const find = (kernel: Kernel) => {
    const contact = { option: 'externalMail', value: 'same@waits.example' } as const;
    return findWaiting(kernel.db, { option: 'externalMail', indexes: waitingIndexes(kernel.keyring, contact), max: 9 });
  };
  expect(await find(before)).toHaveLength(1);
  expect(await find(after)).toHaveLength(1);
  await renewAll(of(after));
  const alone = await started(phases.done);
  expect(await find(alone)).toHaveLength(1);
  expect(await countKeyed({ db: database }, keyed)).not.toContainEqual(
    expect.objectContaining({ use: 'index', key: '' }),
  );
});
