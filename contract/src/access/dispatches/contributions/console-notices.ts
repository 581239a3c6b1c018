import * as z from 'zod/mini';
import { dispatchSides } from '../states.ts';

/** Dispatches of a side, and one of them to begin with. */
const dispatches = { side: z.enum(dispatchSides), count: z.int(), dispatchId: z.uuid() };

export const dispatchConsoleNotices = [
  /** STA-09: requests without an answer: in the host its administrators answer them, at home they wait for the other company. */
  z.strictObject({ kind: z.literal('waitingDispatches'), ...dispatches }),
  /** Dispatches whose last day is near, and the next of them. */
  z.strictObject({ kind: z.literal('endingDispatches'), ...dispatches, endsOn: z.iso.date() }),
] as const;
