import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  MADANG_MODE: 'production',
  MADANG_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  MADANG_BASE_URL: 'https://suite.example',
  DATABASE_URL: 'postgres://database.example/madang?sslmode=require',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'no-reply@suite.example',
  SMS_GATEWAY_URL: 'https://sms.example/send',
};

const start = (given: Readonly<Record<string, string>>) => readConfig({ ...production, ...given });
const databases = ['DATABASE_URL', 'DATABASE_REQUESTS_URL', 'DATABASE_STANDBY_URL'];

const refused = [
  'postgres://database.example/madang',
  'postgres://me:secret@10.0.0.21:5432/madang?sslmode=disable',
  'postgres://database.example/madang?sslmode=allow',
  'postgres://database.example/madang?sslmode=prefer',
  // A mode has the last word.
  'postgres://database.example/madang?ssl=true&sslmode=disable',
  'postgres://database.example/madang?sslmode=require&sslmode=disable',
  'postgres://database.example/madang?ssl=false',
  'postgres://localhost/madang?host=database.example',
  'postgres:///madang?host=/run/postgresql,database.example',
  'postgres://localhost.example/madang',
  'postgres://127.0.0.1.example/madang',
  'postgres://[2001:db8::7]/madang',
];

const accepted = [
  'postgres://database.example/madang?sslmode=require',
  'postgres://database.example/madang?sslmode=verify-ca&sslrootcert=/etc/madang/ca.pem',
  'postgres://database.example/madang?sslmode=verify-full',
  'postgres://database.example/madang?sslmode=no-verify',
  'postgres://database.example/madang?ssl=true',
  'postgres://localhost/madang',
  'postgres://me@LOCALHOST:5433/madang?sslmode=disable',
  'postgres://127.0.0.2/madang',
  'postgres://[::1]:5432/madang',
  'postgres://%2Frun%2Fpostgresql/madang',
  'postgres:///madang?host=/run/postgresql',
  'postgres:///madang',
];

test.each(databases)('OPS-05 production refuses in %s a database on another machine without TLS', (name) => {
  for (const address of refused) {
    expect(() => start({ [name]: address }), address).toThrow(
      new RegExp(`^${name} names a PostgreSQL on another machine, .*MADANG_ALLOW_PLAIN=database[^]*다른 서버`),
    );
    expect(() => start({ [name]: address }), address).not.toThrow(/secret/);
    expect(start({ [name]: address, MADANG_ALLOW_PLAIN: 'database' }).mode).toBe('production');
    expect(readConfig({ [name]: address }).mode).toBe('development');
  }
});

test.each(databases)('OPS-05 production accepts in %s a database of this machine, and another one by TLS', (name) => {
  for (const address of accepted) expect(start({ [name]: address }).mode, address).toBe('production');
});

test('OPS-05 of several database hosts each one is checked, and so is the host of the environment', () => {
  const hosts = (query: string) => ({ DATABASE_URL: `postgres://me@127.0.0.1:5432,10.0.0.22:5433/madang${query}` });
  expect(() => start(hosts(''))).toThrow(/^DATABASE_URL names a PostgreSQL on another machine/);
  expect(start(hosts('?sslmode=verify-full')).mode).toBe('production');
  const unnamed = { DATABASE_URL: 'postgres:///madang', PGHOST: 'database.example' };
  expect(() => start(unnamed)).toThrow(/^DATABASE_URL names a PostgreSQL on another machine/);
});

test('OPS-05 production sends mail to another machine only by TLS', () => {
  const secures = (given: Readonly<Record<string, string>>) => start(given).securesMail;
  expect(secures({})).toBe(true);
  expect(secures({ SMTP_URL: 'smtps://mail.example' })).toBe(true);
  for (const here of ['localhost', '127.0.0.1', '[::1]'])
    expect(secures({ SMTP_URL: `smtp://${here}:25` })).toBe(false);
  expect(secures({ MADANG_ALLOW_PLAIN: 'mail' })).toBe(false);
  expect(secures({ MADANG_ALLOW_PLAIN: 'database,traces' })).toBe(true);
  expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).securesMail).toBe(false);
});

test('OPS-05 production sends traces to another machine only by https', () => {
  const far = { MADANG_TRACES_URL: 'http://collector.example:4318' };
  expect(() => start(far)).toThrow(/^MADANG_TRACES_URL is on another machine, .*MADANG_ALLOW_PLAIN=traces/);
  expect(() => start({ ...far, MADANG_ALLOW_HTTP: 'yes' })).toThrow(/^MADANG_TRACES_URL/);
  expect(start({ ...far, MADANG_ALLOW_PLAIN: 'traces, mail' }).mode).toBe('production');
  for (const url of ['https://collector.example', 'http://localhost:4318', 'http://[::1]:4318']) {
    expect(start({ MADANG_TRACES_URL: url }).tracesUrl).toBe(url);
  }
  expect(readConfig(far).tracesUrl).toBe(far.MADANG_TRACES_URL);
});

test('OPS-05 an invalid part is refused by its setting', () => {
  for (const parts of ['all', 'database,mails', 'yes']) {
    expect(() => start({ MADANG_ALLOW_PLAIN: parts })).toThrow(
      /^MADANG_ALLOW_PLAIN must list one or more of database, mail, traces/,
    );
  }
});
