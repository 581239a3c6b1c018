import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { explainStart } from './explain-start.ts';
import { reachDatabase } from './kernel/db/reach-database.ts';

// Two dots in a row make no name, so that no network is asked for it.
const nowhere = 'nowhere..invalid';
const ofDatabase = `postgres://someone:secret@${nowhere}/madang`;

/** Returns the error that Node reports if the server cannot listen there. */
function listenFault(host: string, port = 0): Promise<Error> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', resolve);
    server.listen({ host, port }, () => server.close(() => reject(new Error(`${host} can be listened on`))));
  });
}

/** Returns the driver's error if the address is looked up again after the start had reached the database. */
async function lookUpFault(host: string): Promise<unknown> {
  return reachDatabase(readConfig({ DATABASE_URL: `postgres://${host}/madang` }), pino({ level: 'silent' })).then(
    () => undefined,
    (error: Error) => error.cause,
  );
}

const explained = (error: unknown, settings: Record<string, string>) => explainStart(error, readConfig(settings));

test('OPS-05 a metrics port in use is reported with its own setting', () => {
  const fault = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', syscall: 'listen', port: 9464 });
  const settings = { MADANG_METRICS_PORT: '9464', MADANG_PORT: '4000' };
  expect(explained(fault, settings)).toMatch(/^port 9464 is in use; set MADANG_METRICS_PORT to another one\n/);
  const main = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', syscall: 'listen', port: 4000 });
  expect(explained(main, settings)).toMatch(/set MADANG_PORT to another one\n/);
});

test('OPS-05 a forbidden port is reported with MADANG_PORT', () => {
  const fault = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), {
    code: 'EACCES',
    syscall: 'listen',
    address: '127.0.0.1',
    port: 80,
  });
  const lines = explained(fault, { MADANG_PORT: '80' }).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^this user may not use port 80; .*MADANG_PORT/),
    expect.stringMatching(/^이 사용자는 80번 포트를 .*MADANG_PORT/),
  ]);
});

test('OPS-05 an address that this machine lacks is reported with MADANG_HOST', async () => {
  // Kept for examples, so no machine has it (RFC 5737).
  const host = '203.0.113.7';
  expect(explained(await listenFault(host), { MADANG_HOST: host }).split('\n')).toEqual([
    'this machine does not have the address 203.0.113.7 of MADANG_HOST',
    expect.stringMatching(/^MADANG_HOST의 주소 203\.0\.113\.7/),
  ]);
});

test('OPS-05 an unresolvable name is reported with MADANG_HOST if it is set there', async () => {
  const settings = { MADANG_HOST: nowhere, DATABASE_URL: 'postgres://database.example/madang' };
  expect(explained(await listenFault(nowhere), settings).split('\n')).toEqual([
    `the name ${nowhere} in MADANG_HOST leads to no address`,
    `MADANG_HOST의 이름 ${nowhere}에 해당하는 주소가 없습니다.`,
  ]);
});

test('OPS-05 an unresolvable name is reported with DATABASE_URL if it is set there, in either notation', async () => {
  const fault = await lookUpFault(nowhere);
  for (const databaseUrl of [ofDatabase, `postgres:///madang?host=${nowhere}`]) {
    expect(explained(fault, { DATABASE_URL: databaseUrl }).split('\n')).toEqual([
      `the name ${nowhere} in DATABASE_URL leads to no address`,
      `DATABASE_URL의 이름 ${nowhere}에 해당하는 주소가 없습니다.`,
    ]);
  }
});

test('OPS-05 a name in both settings is reported with both, and one in neither keeps its stack', async () => {
  const fault = await lookUpFault(nowhere);
  expect(explained(fault, { MADANG_HOST: nowhere, DATABASE_URL: ofDatabase })).toContain(
    'in MADANG_HOST, DATABASE_URL',
  );
  expect(explained(fault, {})).toMatch(/ENOTFOUND[^]*\n {4}at /);
});
