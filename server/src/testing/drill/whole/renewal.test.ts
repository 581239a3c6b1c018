// Runs in the full run, once: by `npm run drill:whole` alone, for 200,000 people are given another key.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { DebianPostgres } from '../../../../../tools/test/debian-postgres.ts';
import { serverBinaries } from '../../../../../tools/test/needs.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { addTestCompany } from '../../people.ts';
import { processKeys } from '../../product-process.ts';
import type { TestApp } from '../../test-app.ts';
import { Crowd } from './crowd.ts';
import { Ground, runProgram, printSeen } from './ground.ts';
import { haproxy, Pair } from './pair.ts';

const rows = 200_000;

const binaries = serverBinaries();

describe.skipIf(!existsSync(haproxy) || !binaries)('OPS-04 a rotation of the keys under load', () => {
  test(
    '200,000 people with encrypted contacts get new keys, with 0 wrong responses and 0 rows left',
    { timeout: 2_400_000 },
    async () => {
      const ground = await Ground.lay(new DebianPostgres(binaries ?? ''));
      let pair: Pair | undefined;
      try {
        pair = await Pair.start(ground.settings);
        const people = await ground.addPeople(4);
        await ground.withKernel(async (kernel, pools) => {
          const companyCode = await addTestCompany({ kernel, pools } as unknown as TestApp);
          await fill(ground, companyCode, kernel.keyring);
        });
        const second = `t2:${randomBytes(32).toString('base64')}`;
        const index = `i2:${randomBytes(32).toString('base64')}`;
        const oldIndex = processKeys.replace('t1:', 'i1:');
        const reading = { MADANG_KEYS: `${processKeys},${second}`, MADANG_INDEX_KEYS: `${oldIndex},${index}` };
        const writing = { MADANG_KEYS: `${second},${processKeys}`, MADANG_INDEX_KEYS: `${index},${oldIndex}` };
        const done = { MADANG_KEYS: second, MADANG_INDEX_KEYS: index };
        expect(await leftOf(ground)).toBeGreaterThan(rows);
        const crowd = new Crowd({ baseUrl: pair.baseUrl, people, codeFor: (address) => ground.mails.codeFor(address) });
        const restartAll = async (settings: Readonly<Record<string, string>>) => {
          pair?.use(settings);
          for (const place of [0, 1]) await pair?.restart(place);
        };
        await restartAll(reading);
        await restartAll(writing);
        const began = performance.now();
        const said = await runProgram('operator-cli.ts', ['keys', 'renew'], { ...ground.settings, ...writing });
        const seconds = Math.round((performance.now() - began) / 1_000);
        await restartAll(done);
        const seen = await crowd.end();
        process.stdout.write(`\n${said}`);
        printSeen(`a rotation with ${rows} people, of which keys renew took ${seconds} s`, seen, pair.warnings());
        expect(seen.codes).toBeGreaterThan(5);
        expect(said.split('\n').filter((line) => line.endsWith('0 values are left; it may go'))).toHaveLength(2);
        expect(await leftOf(ground)).toBe(0);
      } finally {
        await pair?.stop();
        ground.stop();
      }
    },
  );
});

/** Past the triggers, whose work for a new person is not what is measured here. */
async function fill({ settings }: Ground, companyCode: string, keyring: Keyring): Promise<void> {
  await onServer(settings, async (client) => {
    await client.query(`set session_replication_role = replica`);
    for (let first = 0; first < rows; first += 5_000) {
      const made = Array.from({ length: 5_000 }, (_, n) => {
        const person = randomUUID();
        const mobile = `+82-10-${2_000 + Math.floor((first + n) / 10_000)}-${String((first + n) % 10_000).padStart(4, '0')}`;
        const sealed = keyring.encrypt(mobile, `people.mobile.${person}`);
        return { person, sealed, index: keyring.blindIndex('mobile', toE164(mobile)) };
      });
      await client.query(
        `insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
           residence_country, time_zone, is_confirmed, mobile, mobile_index)
         select $1, person, 'r' || person || '@people.example', '백', '솔', '백솔', 'Sol Baek', 'ko', 'KR', 'Asia/Seoul', true,
           sealed, index
         from unnest($2::uuid[], $3::bytea[], $4::bytea[]) as made (person, sealed, index)`,
        [
          companyCode,
          made.map(({ person }) => person),
          made.map(({ sealed }) => sealed),
          made.map(({ index }) => index),
        ],
      );
    }
  });
}

/** People whose mobile phone is encrypted by the old key or found by it: blind indexes of a database's first key have no tag. */
async function leftOf({ settings }: Ground): Promise<number> {
  return onServer(settings, async (client) => {
    const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int as count from people
      where substring(mobile from 2 for get_byte(mobile, 0)) = 't1'::bytea or octet_length(mobile_index) = 32`);
    return counted[0]?.count ?? -1;
  });
}

async function onServer<T>(settings: Readonly<Record<string, string>>, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: settings['DATABASE_URL'] ?? '' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
