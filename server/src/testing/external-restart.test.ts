// Runs once: it starts a PostgreSQL of its own.
import { afterAll, expect, test } from 'vitest';
import { DebianPostgres } from '../../../tools/test/debian-postgres.ts';
import { serverBinaries } from '../../../tools/test/needs.ts';
import { LoadedProduct, unharmed } from './load-through-restarts.ts';

const rounds = process.env['MADANG_FULL'] ? 2 : 1;
const binaries = serverBinaries();
// A server of its own, whatever TEST_DATABASE_URL names: that one is shared with the tests that run beside.
const server = binaries === undefined ? undefined : new DebianPostgres(binaries);
const product = server && (await LoadedProduct.on({ connectionString: server.start() }));

afterAll(async () => {
  await product?.close();
  server?.stop();
});

test(
  "OPS-01 ERR-04 Debian's PostgreSQL is restarted under load, in order and at once: the process lives, returns CO101, recovers, and loses nothing acknowledged",
  { timeout: 120_000 },
  async ({ skip }) => {
    if (!server || !product) return skip("Debian's package postgresql (15 or newer) is not installed");
    const restart = (mode: 'fast' | 'immediate') => () => server.restart(mode);
    const interruptions = Array.from({ length: rounds }, () => [restart('fast'), restart('immediate')]).flat();
    expect(await product.writeThrough(interruptions)).toEqual(unharmed);
  },
);
