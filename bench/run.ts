import { cpus, totalmem } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureApprovals } from './workplace/approvals.ts';
import { measureBranches } from './lists/branches.ts';
import { measureAsOf } from './lists/as-of.ts';
import { measureSmallRooms } from './lists/small-rooms.ts';
import { measureChain } from './chain.ts';
import { measureConsole } from './console.ts';
import { measureDepartments } from './departments.ts';
import { measureDueMoves } from './employees/due-moves.ts';
import { measureDoors } from './doors.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureHome } from './home.ts';
import { measureIdCheck } from './id-check.ts';
import { figureLine, holds, type Figure } from './kernel/figures.ts';
import { calibrateHash } from './kernel/hash-cost.ts';
import { resultsPage } from './kernel/results-page.ts';
import { onStage } from './kernel/stage.ts';
import { measureLoginIds } from './employees/login-ids.ts';
import { measurePage } from './lighthouse.ts';
import { measurePeople } from './people.ts';
import { measurePhotos } from './photos.ts';
import { measureRecords } from './records.ts';
import { measureRegistering } from './employees/registering.ts';
import { measureRights } from './rights.ts';
import { measurePeers } from './peers/measure-peers.ts';
import { measureMoveIn } from './runs/move-in.ts';
import { measureMoves } from './runs/moves.ts';
import { measureRuns } from './runs/measure-runs.ts';
import { measureScroll } from './scroll.ts';
import { measureSignUp } from './sign-up.ts';
import { measureStart } from './start.ts';
import { measureWhoAmI } from './who-am-i.ts';

/**
 * `npm run bench [part ...]`: measures parts, or all, against floors and bounds; exits with 1 if one is missed. All renew
 * docs/operation/benchmarks.md.
 */
const onServer = {
  'id-check': measureIdCheck,
  'who-am-i': measureWhoAmI,
  'sign-up': measureSignUp,
  page: measurePage,
  'first-paint': measureFirstPaint,
  departments: measureDepartments,
  console: measureConsole,
  home: measureHome,
  doors: measureDoors,
  rights: measureRights,
  records: measureRecords,
  people: measurePeople,
  branches: measureBranches,
  'small-rooms': measureSmallRooms,
  registering: measureRegistering,
  photos: measurePhotos,
  'as-of': measureAsOf,
  scroll: measureScroll,
  runs: measureRuns,
  moves: measureMoves,
  'login-ids': measureLoginIds,
  approvals: measureApprovals,
  'move-in': measureMoveIn,
};
/** Parts with a process of its own for jobs. */
const withWorkApart = { 'due-moves': measureDueMoves };
/** Parts that start servers of their own. */
const alone = { start: measureStart, chain: measureChain };
const parts = [alone, onServer, withWorkApart].flatMap((some) => Object.keys(some));
const pageFile = fileURLToPath(new URL('../docs/operation/benchmarks.md', import.meta.url));

async function main(wanted: readonly string[]): Promise<number> {
  const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
  const figures: Figure[] = [];
  const tell = (found: readonly Figure[]) => {
    for (const figure of found) console.log(figureLine(figure));
    figures.push(...found);
  };
  for (const [part, measure] of Object.entries(alone)) if (isWanted(part)) tell(await measure());
  // By its name alone, for it installs what the product does not need.
  if (wanted.includes('peers')) tell(await measurePeers());
  const { cost, milliseconds } = await calibrateHash();
  let server = '';
  for (const [staged, isWorkApart] of [[onServer, false] as const, [withWorkApart, true] as const]) {
    if (!Object.keys(staged).some(isWanted)) continue;
    await onStage({ cost, milliseconds, isWorkApart }, async (stage) => {
      ({ server } = stage);
      for (const [part, measure] of Object.entries(staged)) if (isWanted(part)) tell(await measure(stage));
    });
  }
  if (wanted.length === 0) {
    const machine = {
      processor: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`,
      memoryGb: Math.round(totalmem() / 1024 ** 3),
      server,
      hash: `Argon2id, ${cost.memoryKib} KiB, ${cost.passes} passes, ${milliseconds.toFixed(0)} ms`,
    };
    const before = readFileSync(pageFile, 'utf8');
    writeFileSync(pageFile, resultsPage({ figures, machine, parts, before }));
  }
  return figures.every(holds) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
