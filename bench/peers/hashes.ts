import { fileURLToPath } from 'node:url';
import type { HashCost } from '../../server/src/kernel/crypto/password-hash.ts';
import { BenchProcess } from '../kernel/processes.ts';
import type { HashAlone, HashKind } from './hash-alone.ts';
import { inTurn, processorTimeOf, type Pace, type Row } from './rates.ts';
import type { Side } from './side.ts';

export const hashRowName = 'password hash alone';

/** Measures each side's bare hash at each number of hashes at once. */
export async function measureHashes(
  sides: readonly Side[],
  { folder, cost, pace, atOnce }: { folder: string; cost: HashCost; pace: Pace; atOnce: readonly number[] },
): Promise<Row[]> {
  const hashing = new BenchProcess({
    script: fileURLToPath(new URL('hash-alone.ts', import.meta.url)),
    url: '',
    log: '/dev/null',
    environment: { PEERS_FOLDER: folder },
  });
  const measure = async (kind: HashKind, count: number) => {
    const spent = processorTimeOf(() => [hashing.pid]);
    const asked: HashAlone = { kind, cost, atOnce: count, seconds: pace.seconds };
    const { done, seconds } = await hashing.ask<{ done: number; seconds: number }>(asked);
    return { perSecond: done / seconds, processorMs: spent() / done, databaseMs: 0 };
  };
  try {
    const rows: Row[] = [];
    for (const connections of atOnce) {
      const seen = await inTurn(pace, sides, ({ hash }) => measure(hash, connections));
      rows.push({ name: hashRowName, connections, sides: seen });
    }
    return rows;
  } finally {
    await hashing.stop();
  }
}
