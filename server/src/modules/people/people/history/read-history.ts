import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { selectPersonChanges } from './person-changes.sql.ts';
import { fieldsOf, isRevertible } from './present-changes.ts';

interface Asked extends PersonKey {
  readonly after: string | undefined;
  readonly limit: number;
  readonly rights: ReadonlySet<Permission>;
}

type Entry = Pick<PersonChangeEntry, 'changeNumber' | 'fields' | 'isRevertible' | 'employment'> & {
  readonly changedAt: Date;
  readonly actorId: string | null;
};

/** Reads a portion of the one line of time: changes of the record, and entries that other capabilities keep. */
export async function readHistory(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed' | 'keyring'>,
  asked: Asked,
): Promise<readonly Entry[]> {
  const sources = kernel.contributed.of('personHistory');
  const changes = await selectPersonChanges(tx, asked, { ...asked, shown: sources.map(({ shows }) => shows) });
  const entries: Entry[] = changes.map(({ changes: columns, ...change }) => {
    const fields = fieldsOf(columns);
    return { ...change, fields, isRevertible: isRevertible(fields), employment: null };
  });
  for (const { entriesOf } of sources) {
    const others = await entriesOf(tx, kernel, asked);
    entries.push(...others.map((entry) => ({ ...entry, fields: [], isRevertible: false })));
  }
  // Numbers of eighteen digits at most, which a number of JavaScript does not hold.
  return entries
    .toSorted((one, other) => (BigInt(one.changeNumber) < BigInt(other.changeNumber) ? 1 : -1))
    .slice(0, asked.limit);
}
