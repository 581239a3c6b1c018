// Runs in the full run, once: it starts a PostgreSQL that is reached by TLS alone.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { asNobody } from '../drill/whole/part.ts';
import { addPeople, run } from '../drill/whole/place.ts';
import { openFolder, Server } from '../drill/whole/server.ts';
import { freePort } from '../product-process.ts';

const binaries = serverBinaries();
const canRun = binaries !== undefined && existsSync('/usr/bin/openssl');
const folder = openFolder('encrypted');
const server = new Server(binaries ?? '', folder);

afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, name);
const openssl = (...args: readonly string[]) => execFileSync('/usr/bin/openssl', [...args], { stdio: 'pipe' });

/** An authority of its own, and who it has signed for: `<name>.crt` and `<name>.key`. */
function sign(name: string, subject: string, authority: string): void {
  if (!existsSync(at(`${authority}.crt`))) {
    const root = ['-keyout', at(`${authority}.key`), '-out', at(`${authority}.crt`), '-subj', `/CN=${authority}`];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...root);
  }
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-keyout', at(`${name}.key`), '-out', at('ask'), '-subj', subject);
  writeFileSync(at('names'), 'subjectAltName=DNS:localhost');
  const by = ['-CA', at(`${authority}.crt`), '-CAkey', at(`${authority}.key`), '-CAcreateserial', '-days', '2'];
  openssl('x509', '-req', '-in', at('ask'), ...by, '-extfile', at('names'), '-out', at(`${name}.crt`));
  chmodSync(at(`${name}.key`), 0o600);
}

test.skipIf(!canRun)(
  'OPS-02 a server reachable only by TLS with a certificate is backed up, restored and verified by its address',
  { timeout: 240_000 },
  async () => {
    sign('server', '/CN=localhost', 'root');
    sign('client', '/CN=postgres', 'root');
    sign('stranger', '/CN=stranger', 'other');
    if (asNobody) chownSync(at('server.key'), asNobody.uid, asNobody.gid);
    const port = await freePort();
    server.make([
      `listen_addresses = 'localhost'`,
      `port = ${port}`,
      'ssl = on',
      `ssl_cert_file = '${at('server.crt')}'`,
      `ssl_key_file = '${at('server.key')}'`,
      `ssl_ca_file = '${at('root.crt')}'`,
    ]);
    writeFileSync(join(server.data, 'pg_hba.conf'), 'hostssl all all all cert\n');
    server.start();
    const query = (root: string) =>
      `?sslmode=verify-full&sslrootcert=${at(`${root}.crt`)}&sslcert=${at('client.crt')}&sslkey=${at('client.key')}`;
    const place = (database: string, root = 'root') => ({
      DATABASE_URL: `postgres://postgres@localhost:${port}/${database}${query(root)}`,
      MADANG_DATA: at(database),
    });
    const here = place('postgres');
    const made = at('made');
    await addPeople(here.DATABASE_URL, here, 1);
    expect(run('backup-cli', ['backup', '--to', made], here)).toMatchObject({ code: 0 });
    execFileSync('/usr/bin/psql', [here.DATABASE_URL, '-qc', `create database copy template template0`]);
    const there = place('copy');
    expect(run('backup-cli', ['restore', '--from', made], there)).toMatchObject({ code: 0 });
    expect(run('backup-cli', ['verify'], there)).toMatchObject({ code: 0 });
    const other = run('backup-cli', ['backup', '--to', at('none')], place('postgres', 'other'));
    expect([other.code, existsSync(at('none'))]).toEqual([1, false]);
    expect(other.said).not.toMatch(/\n {4}at /);
  },
);
