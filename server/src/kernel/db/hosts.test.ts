// Runs once: it starts PostgreSQL servers of its own.
import { afterAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { readConfig } from '../../config.ts';
import { PrimaryAndStandby } from '../../testing/database/primary-and-standby.ts';
import { LoadedProduct, unharmed } from '../../testing/load-through-restarts.ts';
import { addressesOf, Hosts } from './hosts.ts';
import { reachDatabase } from './reach-database.ts';

const binaries = serverBinaries();
const servers = binaries === undefined ? undefined : await PrimaryAndStandby.start(binaries);
let product: LoadedProduct | undefined;

afterAll(async () => {
  await product?.close();
  servers?.stop();
});

const silent = pino({ level: 'silent' });

test.each([
  ['postgres://u:p@a:1,b:2/d?x=y', ['postgres://u:p@a:1/d?x=y', 'postgres://u:p@b:2/d?x=y']],
  ['postgres://u:p@a,b:7/d', ['postgres://u:p@a:7/d', 'postgres://u:p@b:7/d']],
  ['postgres://a:1,b/d', ['postgres://a:1/d', 'postgres://b/d']],
  ['postgres://u@[::1]:5,[::2]:6/d', ['postgres://u@[::1]:5/d', 'postgres://u@[::2]:6/d']],
  ['postgres://u@one/d', ['postgres://u@one/d']],
  ['postgres:///d?host=/run/pg', ['postgres:///d?host=/run/pg']],
])('OPS-05 the hosts of %s are parsed as PostgreSQL’s own programs do', (address, single) => {
  expect(addressesOf(address)).toEqual(single);
});

test('OPS-05 an invalid host among several stops the start with the name of its setting', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://u@a:1,b:2/d' }).databaseUrl).toBe('postgres://u@a:1,b:2/d');
  expect(() => readConfig({ DATABASE_URL: 'postgres://u@a:1,b:port/d' })).toThrow('DATABASE_URL');
});

test('OPS-01 the writable host is found at any position, beside an unreachable one', async ({ skip }) => {
  if (!servers) return skip("Debian's package postgresql (15 or newer) is not installed");
  const found = await Promise.all(
    (
      [
        [0, 1],
        [1, 0],
      ] as const
    ).map((order) => new Hosts(addressesOf(servers.address(order))).find()),
  );
  expect(found[0]).toEqual(found[1]);
  const beside = servers.address([0]).replace('@', '@127.0.0.1:1,');
  expect(await new Hosts(addressesOf(beside)).find()).toEqual(found[0]);
});

test('OPS-01 if no host is writable the start ends with that reason, without a password', async ({ skip }) => {
  if (!servers) return skip("Debian's package postgresql (15 or newer) is not installed");
  const standbyAlone = servers.address([1]).replace('postgres@', 'postgres:secret@127.0.0.1:1,');
  const told = reachDatabase(readConfig({ DATABASE_URL: standbyAlone }), silent);
  await expect(told).rejects.toThrow(/25006/);
  await expect(told).rejects.not.toThrow(/secret/);
});

test(
  'OPS-01 ERR-04 if the primary is lost under load the same process continues on its standby, nothing acknowledged is lost, and no response is an internal failure',
  { timeout: 120_000 },
  async ({ skip }) => {
    if (!servers) return skip("Debian's package postgresql (15 or newer) is not installed");
    const config = readConfig({ DATABASE_URL: servers.address([1, 0]) });
    const { connection } = await reachDatabase(config, silent);
    product = await LoadedProduct.on(connection);
    expect(await product.writeThrough([async () => servers.failOver()])).toEqual(unharmed);
  },
);
