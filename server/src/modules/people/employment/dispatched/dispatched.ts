import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { requireAct } from '../../person-records/index.ts';
import { insertChange } from '../changes.sql.ts';
import { tellOfChange } from '../letters.ts';
import { setDispatched, setReleased } from '../state.sql.ts';

type Doing = Pick<Kernel, 'keyring' | 'outbox' | 'properties' | 'translator'>;

/** A dispatch as the home company's record has it. */
export interface DispatchedTo {
  readonly companyCode: string;
  readonly companyName: string;
  readonly since: string;
  /** Its last day. */
  readonly until: string;
  /** The moment when that day is over. */
  readonly endsAt: Date;
}

/** STA-03: takes a person of the company out of its own work for a dispatch; refuses as the table of states says. */
export async function beginDispatch(tx: Tx, kernel: Doing, key: PersonKey, to: DispatchedTo): Promise<void> {
  const before = await requireAct(tx, key, 'dispatch');
  await setDispatched(tx, key, to);
  await insertChange(tx, kernel.keyring, {
    ...key,
    kind: 'dispatchBegun',
    before,
    after: 'dispatched',
    reason: { reason: '', note: `${to.companyName} (${to.companyCode})` },
    actorId: undefined,
    until: to.endsAt,
  });
  await tellOfChange(tx, kernel, key, { kind: 'dispatchBegun', until: to.endsAt });
}

/** STA-03: the way back to work at home; refuses as the table of states says. */
export async function endDispatch(tx: Tx, kernel: Doing, key: PersonKey, note: string): Promise<void> {
  const before = await requireAct(tx, key, 'release');
  await setReleased(tx, key);
  await insertChange(tx, kernel.keyring, {
    ...key,
    kind: 'dispatchEnded',
    before,
    after: 'inService',
    reason: { reason: '', note },
    actorId: undefined,
  });
  await tellOfChange(tx, kernel, key, { kind: 'dispatchEnded' });
}
