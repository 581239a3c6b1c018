// Runs in the full run, once: by `npm run drill:whole` alone, for ten rolling restarts take minutes.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DebianPostgres } from '../../../../../tools/test/debian-postgres.ts';
import { serverBinaries } from '../../../../../tools/test/needs.ts';
import { Crowd } from './crowd.ts';
import { Ground, printSeen } from './ground.ts';
import { haproxy, Pair } from './pair.ts';

const rounds = 10;
const wantedAnswers = 50_000;

const binaries = serverBinaries();

describe.skipIf(!existsSync(haproxy) || !binaries)('OPS-03 rolling restarts behind HAProxy', () => {
  test(
    '10 rolling restarts, of two processes each, give 0 wrong of 50,000 responses',
    { timeout: 1_500_000 },
    async () => {
      const ground = await Ground.lay(new DebianPostgres(binaries ?? ''));
      let pair: Pair | undefined;
      try {
        pair = await Pair.start(ground.settings);
        const people = await ground.addPeople(8);
        const crowd = new Crowd({ baseUrl: pair.baseUrl, people, codeFor: (address) => ground.mails.codeFor(address) });
        const began = performance.now();
        let made = 0;
        // On a slow machine it takes more of them until so many were answered.
        while (made < rounds || crowd.seen.all < wantedAnswers) {
          for (const place of [0, 1]) await pair.restart(place);
          made += 1;
          process.stdout.write(
            `${made} restarts, ${crowd.seen.all} answers, ${crowd.seen.bad} bad ${crowd.seen.kinds[0] ?? ''}\n`,
          );
        }
        const seen = await crowd.end();
        printSeen(
          `${made} rolling restarts in ${Math.round((performance.now() - began) / 1_000)} s`,
          seen,
          pair.warnings(),
        );
        // Else nothing was proven of a code that one process sent and another took.
        expect(seen.codes).toBeGreaterThan(50);
      } finally {
        await pair?.stop();
        ground.stop();
      }
    },
  );
});
