import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { employeesPerPage } from '../../contract/src/people/people/limits.ts';
import { plantSmall } from '../lists/planted-people.ts';
import type { Figure } from '../kernel/figures.ts';
import { deliveredHash } from '../kernel/hash-cost.ts';
import { onStage, type Stage } from '../kernel/stage.ts';
import { betterAuthSide } from './better-auth.ts';
import { measureHashes } from './hashes.ts';
import { installPeers, peerVersions } from './install.ts';
import { figureOf, standings, type Standing } from './judge.ts';
import { madangSide } from './madang.ts';
import { parseSide } from './parse.ts';
import { inTurn, trial, type Row } from './rates.ts';
import { peersSection, withSection } from './section.ts';
import { tasks, type Side, type Task } from './side.ts';

/** As many as the parts of lists have: `BENCH_PEOPLE=1000000 npm run bench -- peers`; shorter trials: `BENCH_SECONDS=1`. */
const people = Number(process.env['BENCH_PEOPLE'] ?? 20_000);
const pace = { rounds: 3, seconds: Number(process.env['BENCH_SECONDS'] ?? 2) };
const connectionCounts = [1, 16];
const connections = Math.max(...connectionCounts);
const pageFile = fileURLToPath(new URL('../../docs/operation/benchmarks.md', import.meta.url));

/** Measures better-auth and Parse Server beside the product, each with its hash as it is delivered; nothing where they cannot be installed. */
export async function measurePeers(): Promise<Figure[]> {
  const folder = installPeers();
  return folder === undefined ? [] : onStage(await deliveredHash(), (stage) => beside(stage, folder));
}

async function beside(stage: Stage, folder: string): Promise<Figure[]> {
  const logs = mkdtempSync(join(tmpdir(), 'madang-bench-peers-'));
  const sides: Side[] = [];
  const undo: (() => Promise<void>)[] = [];
  try {
    const company = await plantSmall(stage, people);
    sides.push(await madangSide(stage, { company, people, connections }));
    await stage.vacuum();
    const setting = { folder, companyCode: company.companyCode, people, connections, undo };
    sides.push(await betterAuthSide(stage, { ...setting, log: join(logs, 'better-auth') }));
    sides.push(await parseSide(stage, { ...setting, log: join(logs, 'parse') }));
    await checkAnswers(sides);
    const hashes = await measureHashes(sides, { folder, cost: stage.hash, pace, atOnce: connectionCounts });
    const rows: Standing[][] = [];
    for (const task of tasks) {
      for (const hash of hashes) {
        const row = await measureTask(stage, sides, { task, hash });
        rows.push(standings(row, hash, 'Madang'));
      }
    }
    writeSection(stage, sides, { hashes, rows });
    return rows.flat().map((standing) => figureOf(standing, 'Madang'));
  } finally {
    for (const step of undo.toReversed()) await step();
    rmSync(logs, { recursive: true, force: true });
  }
}

/** Ends the run where the sides do not answer with as many people. */
async function checkAnswers(sides: readonly Side[]): Promise<void> {
  for (const task of ['page of people', 'search by a part of a name'] as const) {
    const counts = await Promise.all(
      sides.map(async (side) => {
        const { url, method, request } = await side.ask(task, { round: 0, signUps: 0 });
        const { headers, body } = request(0, 0);
        const answer = await fetch(url, {
          method,
          headers: { 'content-type': 'application/json', 'x-madang': '1', ...headers },
          ...(body === undefined ? {} : { body }),
        });
        if (!answer.ok) throw new Error(`${side.name} answered ${answer.status}: ${await answer.text()}`);
        return side.peopleIn(await answer.json());
      }),
    );
    const isPage = task !== 'page of people' || counts[0] === employeesPerPage;
    if (!isPage || counts[0] === 0 || new Set(counts).size > 1)
      throw new Error(`${task}: ${sides.map(({ name }, at) => `${name} ${counts[at]}`).join(', ')}`);
  }
}

async function measureTask(
  { databaseUrl }: Stage,
  sides: readonly Side[],
  { task, hash }: { readonly task: Task; readonly hash: Row },
): Promise<Row> {
  const { seconds } = pace;
  const data = new URL(databaseUrl).searchParams.get('host') ?? '';
  const { connections: atOnce } = hash;
  // No sign-up is faster than its hash; in a good moment that is faster too.
  const fastest = Math.max(...(hash.sides.get('Madang') ?? []).map(({ perSecond }) => perSecond));
  const most = Math.ceil(fastest * seconds * 1.5) + 2 * atOnce;
  const seen = await inTurn(pace, sides, (side, round, before) => {
    const trialOf = { task, connections: atOnce, seconds, data, round };
    if (before === undefined) return trial(side, { ...trialOf, signUps: most });
    const amount = Math.max(2 * atOnce, Math.ceil(before.perSecond * seconds));
    // One more for each connection, which is made and not sent.
    return trial(side, { ...trialOf, amount, signUps: amount + atOnce });
  });
  return { name: task, connections: atOnce, sides: seen };
}

function writeSection(
  { server, hash }: Stage,
  sides: readonly Side[],
  seen: { readonly hashes: readonly Row[]; readonly rows: readonly (readonly Standing[])[] },
): void {
  const names = sides.map(({ name }) => name);
  const section = peersSection(seen, names, {
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, at a load average of ${loadavg()[0]?.toFixed(1)} when it ended`,
    server,
    date: new Date().toISOString().slice(0, 10),
    people,
    pace: `${pace.rounds} rounds of ${pace.seconds} s in turn`,
    hashes: `Argon2id with ${hash.memoryKib} KiB and ${hash.passes} passes (as the product is delivered), scrypt and bcrypt as the peers are`,
    versions: Object.entries(peerVersions)
      .filter(([name]) => name !== 'pg')
      .map(([name, version]) => `${name} ${version}`)
      .join(' and '),
  });
  writeFileSync(pageFile, withSection(readFileSync(pageFile, 'utf8'), section));
  console.log(section);
}
