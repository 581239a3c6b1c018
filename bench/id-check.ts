import { checkLoginId } from '@madang/contract/secrets/credentials/wire.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import { openFlows } from './kernel/people.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 5;
const seconds = 4;
const connectionCounts = [1, 16, 64];

/** The duplicate check of IDs that are free among a million, at 1, 16 and 64 connections. */
export async function measureIdCheck({ db, productUrl, floorUrl }: Stage): Promise<Figure[]> {
  // A flow is one browser's, so each connection has its own.
  const flows = await openFlows(db, Math.max(...connectionCounts));
  const figures: Figure[] = [];
  for (const connections of connectionCounts) {
    const seen = await interleave({
      rounds,
      floor: (round) =>
        load({
          url: `${floorUrl}/id-check`,
          connections,
          seconds,
          method: 'POST',
          request: (connection, turn) => ({
            headers: {},
            body: JSON.stringify({ counter: connection, userId: freeId(round, connection, turn) }),
          }),
        }),
      product: (round) =>
        load({
          url: `${productUrl}${checkLoginId.path}?noSessionPrc=Y`,
          connections,
          seconds,
          method: 'POST',
          request: (connection, turn) => ({
            headers: { cookie: `flow=${flows[connection]}` },
            body: JSON.stringify({ userId: freeId(round, connection, turn), svcType: 'MS' }),
          }),
        }),
    });
    const name = `duplicate check, ${connections} connection${connections === 1 ? '' : 's'}`;
    figures.push(
      compare(`${name}, rate`, seen, { of: (result) => result.perSecond, unit: '/s', bound: { min: 0.6 } }),
      compare(`${name}, p99`, seen, { of: (result) => result.p99Ms, unit: 'ms', bound: { max: 3 } }),
    );
  }
  return figures;
}

function freeId(round: number, connection: number, turn: number): string {
  return `free${round}x${connection}x${turn}@people.example`;
}
