import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encryptionOf, runProgram } from './run-program.ts';

const file = join(tmpdir(), `madang-root-${process.pid}.crt`);
writeFileSync(file, 'none');
const named = encodeURIComponent(file);

test.each([
  ['', {}, 'whom the address names'],
  ['?sslmode=disable', { PGSSLMODE: 'disable' }, 'whom the address names'],
  ['?sslmode=no-verify', { PGSSLMODE: 'require' }, 'whom the address names'],
  ['?ssl=true', { PGSSLMODE: 'verify-full' }, 'as Node does'],
  // The driver proves the server for these as well.
  ['?sslmode=require', { PGSSLMODE: 'verify-full' }, 'as Node does'],
  ['?sslmode=require&uselibpqcompat=true', { PGSSLMODE: 'require' }, 'whom the address names'],
  [
    `?sslmode=verify-full&sslrootcert=${named}&sslcert=${named}&sslkey=${named}`,
    { PGSSLMODE: 'verify-full', PGSSLROOTCERT: file, PGSSLCERT: file, PGSSLKEY: file },
    'whom the address names',
  ],
  [
    `?sslmode=verify-ca&uselibpqcompat=true&sslrootcert=${named}`,
    { PGSSLMODE: 'verify-ca', PGSSLROOTCERT: file },
    'whom the address names',
  ],
])('OPS-02 programs of PostgreSQL verify a server as the driver does: %s', (query, environment, trusts) => {
  const asked = encryptionOf({ connectionString: `postgres://u:p@database.example/d${query}` });
  expect(asked).toEqual({ environment, trusts });
});

test('OPS-02 a socket address requires no encryption', () => {
  expect(encryptionOf({ connectionString: 'postgres://u@localhost/d?host=/run/postgresql' }).environment).toEqual({});
  expect(encryptionOf({ host: '/run/postgresql' }).environment).toEqual({});
});

test('OPS-02 a failed or missing program is reported without a stack', async () => {
  const connection = { connectionString: 'postgres://u:secret@127.0.0.1:1/d' };
  await expect(runProgram('no-such-program', [], connection)).rejects.toThrow('no-such-program is not installed');
  await expect(runProgram('ls', ['/nowhere'], connection)).rejects.toThrow(/^ls failed: /);
});
