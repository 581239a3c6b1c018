// Runs in the full run, once: by `npm run drill:whole` alone, for it builds two commits of the project.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { DebianPostgres } from '../../../../../tools/test/debian-postgres.ts';
import { serverBinaries } from '../../../../../tools/test/needs.ts';
import { type Build, hasHistory, lastRelease, makeBuild } from './builds.ts';
import { Crowd, filesOf } from './crowd.ts';
import { Ground, runProgram, printSeen } from './ground.ts';
import { haproxy, Pair } from './pair.ts';

const bothMs = 20_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const binaries = serverBinaries();

describe.skipIf(!existsSync(haproxy) || !binaries || !hasHistory())('OPS-03 two builds', () => {
  test(
    'an upgrade from the last release with both running, and the downgrade, give no wrong response',
    { timeout: 1_500_000 },
    async () => {
      const ground = await Ground.lay(new DebianPostgres(binaries ?? ''));
      let pair: Pair | undefined;
      try {
        const release = lastRelease();
        const old = makeBuild(release, join(ground.folder, 'old'));
        const next = makeBuild('HEAD', join(ground.folder, 'next'), old);
        process.stdout.write(`${release} is build ${old.id}, this one ${next.id}\n`);
        expect(next.id).not.toBe(old.id);
        pair = await Pair.start(ground.settings, { main: old.main });
        await pair.restart(0, { main: old.main, args: ['--demo'] });
        const people = peopleOf(pair.outputOf(0));
        const { baseUrl } = pair;
        const page = await textOf(`${baseUrl}/loginapp`);
        const crowd = new Crowd({
          baseUrl,
          people: [...people, ...people, ...people],
          codeFor: (address) => ground.mails.codeFor(address),
        });
        await pause(3_000);
        await runProgram('main.ts', ['--migrate-only'], ground.settings, join(next.folder, 'server/src'));
        await pause(2_000);
        await pair.restart(0, { main: next.main });
        expect(await buildsThatRun(ground)).toEqual([old.id, next.id].toSorted());
        await pause(bothMs);
        await expectFiles(baseUrl, old, page);
        await pair.restart(1, { main: next.main });
        await pause(2_000);
        // A page that was opened before goes on with the files that it came with.
        await expectFiles(baseUrl, old, page);
        await expectFiles(baseUrl, next, await textOf(`${baseUrl}/loginapp`));
        // As docs/operation/upgrades.md says: a page of the newer release finds its files at the older one too.
        cpSync(join(next.folder, 'web/dist/assets'), join(old.folder, 'web/dist/last/assets'), { recursive: true });
        for (const place of [0, 1]) await pair.restart(place, { main: old.main });
        await pause(2_000);
        const seen = await crowd.end();
        printSeen(`an upgrade from ${release} and the way back`, seen, pair.warnings());
        expect(seen.codes).toBeGreaterThan(5);
      } finally {
        await pair?.stop();
        ground.stop();
      }
    },
  );
});

/** The people that the start of the demo names, with the password that it shows once. */
function peopleOf(output: string): { loginId: string; password: string }[] {
  const valueOf = (label: string) => new RegExp(`${label}: +(\\S+)`).exec(output)?.[1] ?? '';
  const password = valueOf('Password of both');
  const people = ['Its administrator', 'One of its people'].map((label) => ({ loginId: valueOf(label), password }));
  expect(people.every(({ loginId }) => loginId.includes('@') && password.length > 5)).toBe(true);
  return people;
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** All that a page of that build may load, at first and later, is answered, whichever process is asked. */
async function expectFiles(baseUrl: string, build: Build, page: string): Promise<void> {
  expect(filesOf(page).length).toBeGreaterThan(1);
  expect(filesOf(page).filter((file) => !build.files.includes(file.replace('/assets/', '')))).toEqual([]);
  const missing: string[] = [];
  for (const name of build.files) {
    for (const _process of [0, 1]) {
      const { status, body } = await fetch(`${baseUrl}/assets/${name}`);
      await body?.cancel();
      if (status !== 200) missing.push(`${status} ${name}`);
    }
  }
  expect(missing).toEqual([]);
}

/** Lists the builds as the operator's page of the system does. */
async function buildsThatRun({ settings }: Ground): Promise<string[]> {
  const client = new pg.Client({ connectionString: settings['DATABASE_URL'] ?? '' });
  await client.connect();
  const { rows } = await client.query<{ build: string }>(`select distinct build from running_processes
    where seen_at > clock_timestamp() - interval '5 seconds' order by 1`);
  await client.end();
  return rows.map(({ build }) => build);
}
