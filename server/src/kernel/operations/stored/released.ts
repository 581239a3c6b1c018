import { refuse, Refusal } from '@madang/contract/refuse.ts';
import { failureKind } from '../../db/failures.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { Kernel } from '../../kernel.ts';
import { perform, prepare, settingsOf, settling } from '../executor.ts';
import { parseInput } from '../input.ts';
import type { Origin } from '../principal.ts';

interface By {
  readonly companyCode: string;
  readonly personId: string;
  readonly via: string;
  readonly requestId: string;
}

interface Ending {
  /** Ends what the change was stored as; false where another process has ended it. */
  readonly end: (tx: Tx) => Promise<boolean>;
  /** Notifies the requester and the approvers once the change is made. */
  readonly tell: (tx: Tx) => Promise<void>;
}

// Its end is written in the same transaction. Faults that may pass are thrown like refusals; any other becomes CO500.
/** Makes an approved change in the name of the person who asked for it, and checks their right again. */
export async function runReleased(
  kernel: Kernel,
  { companyCode, personId, via, requestId }: By,
  { name, input }: { readonly name: string; readonly input: unknown },
  { end, tell }: Ending,
): Promise<void> {
  const operation = kernel.operations.storable(name);
  const origin: Origin = {
    principal: { kind: 'person', companyCode, personId },
    request: { id: requestId, address: '' },
    via,
    isReleased: true,
  };
  try {
    const parsed: unknown = parseInput(operation, input);
    const prepared = await prepare(kernel, operation, origin, parsed);
    await settling(kernel, operation, prepared, () =>
      transaction(
        kernel.db,
        async (tx) => {
          // Before the change, so that of two workers the second one waits here and finds it ended.
          if (!(await end(tx))) return { outcome: { answer: null, audit: 'none' }, records: undefined };
          const performed = await perform(tx, kernel, operation, origin, parsed, prepared);
          if ('refusal' in performed.outcome) throw performed.outcome.refusal;
          // After the change: letters hold the rows of people, which changes lock in their own order.
          await tell(tx);
          return performed;
        },
        settingsOf(operation, origin),
      ),
    );
  } catch (error) {
    if (error instanceof Refusal || ['conflict', 'unavailable'].includes(failureKind(error))) throw error;
    kernel.log.error(
      { operation: name, failure: error instanceof Error ? error.name : 'unknown' },
      'an approved change failed',
    );
    throw refuse('CO500');
  }
}
