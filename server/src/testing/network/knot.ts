import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Resolver } from 'node:dns/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { freePort } from '../product-process.ts';

export const knotProgram = '/usr/sbin/knotd';
const controlProgram = '/usr/sbin/knotc';
const run = promisify(execFile);

/** A name server of one zone, of Debian's package `knot`. */
export interface Knot {
  /** Address in the setting's form. */
  readonly address: string;
  /** Publishes these lines of a zone file in the place of all before; names are relative to the zone. */
  publish(records: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Serves a zone without records from a free port of this machine. */
export async function startKnot(zone: string): Promise<Knot> {
  const folder = await mkdtemp(join(tmpdir(), 'madang-knot-'));
  const port = await freePort();
  const configuration = join(folder, 'knot.conf');
  let serial = 1;
  const write = (records: readonly string[]) => writeFile(join(folder, 'zone'), zoneText(zone, serial, records));
  await write([]);
  await writeFile(
    configuration,
    `
server:
    listen: 127.0.0.1@${port}
    rundir: ${folder}
    udp-workers: 1
    tcp-workers: 1
    background-workers: 1
database:
    storage: ${folder}
log:
  - target: stderr
    any: error
zone:
  - domain: ${zone}
    file: ${join(folder, 'zone')}
    zonefile-sync: -1
    journal-content: none
`,
  );
  const server: ChildProcess = spawn(knotProgram, ['-c', configuration], { stdio: 'ignore' });
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${port}`]);
  const served = async () => (await resolver.resolveSoa(zone).catch(() => undefined))?.serial;
  await expect.poll(served, { timeout: 10_000 }).toBe(serial);
  return {
    address: `127.0.0.1:${port}`,
    publish: async (records) => {
      serial += 1;
      await write(records);
      await run(controlProgram, ['-c', configuration, '-s', join(folder, 'knot.sock'), '-b', 'zone-reload', zone]);
      await expect.poll(served, { timeout: 10_000 }).toBe(serial);
    },
    close: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function zoneText(zone: string, serial: number, records: readonly string[]): string {
  const authority = `@ SOA ns.${zone}. hostmaster.${zone}. ${serial} 60 60 600 1`;
  return ['$TTL 1', authority, `@ NS ns.${zone}.`, 'ns A 127.0.0.1', ...records, ''].join('\n');
}
