import { spentBy } from '../kernel/processor-time.ts';
import { things } from './measured-changes.ts';

/** A call about one of the things, by its number. */
export type Change = (thing: number) => Promise<unknown>;

const inFlight = 4;
/** Short rounds and many: what else the machine does then meets few of them. */
const callsPerRound = 500;
const lonelyCallsPerRound = 200;

/** Microseconds of processor time of one call, of this process and the database together. */
export async function processorTimePerCall(
  { databaseFolder }: { readonly databaseFolder: string },
  change: Change,
  calls = callsPerRound,
): Promise<number> {
  let left = calls;
  const worker = async (_: unknown, n: number) => {
    for (let thing = n + 1; left > 0; thing = ((thing + inFlight - 1) % things) + 1) {
      left -= 1;
      await change(thing);
    }
  };
  const spent = await spentBy(databaseFolder, () => Promise.all(Array.from({ length: inFlight }, worker)));
  return spent / calls;
}

/** Microseconds that the caller of a change waits for it, one after the other. */
export async function timePerCall(change: Change): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < lonelyCallsPerRound; call += 1) await change((call % things) + 1);
  return ((performance.now() - began) * 1_000) / lonelyCallsPerRound;
}
