import { join } from 'node:path';
import { median } from '../kernel/figures.ts';
import { load } from '../kernel/load.ts';
import { databaseProcesses, processorTime } from '../kernel/processor-time.ts';
import type { Side, Task } from './side.ts';

/** Calls in a second, and the processor time of one in server and database together. */
export interface Rate {
  readonly perSecond: number;
  readonly processorMs: number;
  /** The database's part of it. */
  readonly databaseMs: number;
}

/** One line of the table: each side's rounds, by its name. */
export interface Row {
  readonly name: string;
  readonly connections: number;
  readonly sides: ReadonlyMap<string, readonly Rate[]>;
}

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

/** Measures all sides in turn, the first of a round changing; the first round is not counted, and is given to those that are. */
export async function inTurn<T extends { readonly name: string }>(
  { rounds }: Pace,
  sides: readonly T[],
  measure: (side: T, round: number, before: Rate | undefined) => Promise<Rate>,
): Promise<Row['sides']> {
  const seen = new Map(sides.map(({ name }) => [name, [] as Rate[]]));
  const warm = new Map<string, Rate>();
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % sides.length;
    for (const side of [...sides.slice(first), ...sides.slice(0, first)]) {
      const rate = await measure(side, round, warm.get(side.name));
      if (round === 0) warm.set(side.name, rate);
      else seen.get(side.name)?.push(rate);
    }
  }
  return seen;
}

interface Trial {
  readonly task: Task;
  readonly connections: number;
  readonly seconds: number;
  readonly round: number;
  readonly signUps: number;
  readonly amount?: number;
  /** Folder of the database server. */
  readonly data: string;
}

/** Loads one side with one task: by the clock in the first round, then by what that did, so that nothing is left under way. */
export async function trial(side: Side, { task, connections, seconds, data, amount, ...at }: Trial): Promise<Rate> {
  const asked = await side.ask(task, at);
  const server = processorTimeOf(() => [side.pid]);
  const database = processorTimeOf(() => databaseProcesses(join(data, 'data')));
  const result = await load({ ...asked, connections, seconds, ...(amount === undefined ? {} : { amount }) });
  const [ofServer, ofDatabase] = [server(), database()];
  const done = amount ?? result.perSecond * seconds;
  const perSecond = amount === undefined ? result.perSecond : amount / result.answeredSeconds;
  return { perSecond, processorMs: (ofServer + ofDatabase) / done, databaseMs: ofDatabase / done };
}

/** Begins to count; the returned function says how many milliseconds the processes have taken since. */
export function processorTimeOf(processes: () => readonly number[]): () => number {
  const before = new Map(processes().map((pid) => [pid, processorTime(pid) ?? 0]));
  return () => {
    const spent = processes().map((pid) => {
      const first = before.get(pid) ?? 0;
      return (processorTime(pid) ?? first) - first;
    });
    return spent.reduce((sum, each) => sum + each, 0) / 1e6;
  };
}

export function middle(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    processorMs: median(rates.map(({ processorMs }) => processorMs)),
    databaseMs: median(rates.map(({ databaseMs }) => databaseMs)),
  };
}

/** The product's rate for each of a peer's, round by round. */
export function ratios({ sides }: Row, product: string, peer: string): number[] {
  const own = sides.get(product) ?? [];
  return own.map(({ perSecond }, round) => perSecond / (sides.get(peer)?.[round]?.perSecond ?? Number.NaN));
}
