import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import type { Reach } from '../../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { orderOf, selectionOf } from '../present-people.ts';
import type { PackedIds } from './packed-ids.ts';
import { selectPersonIds } from './people-pages.sql.ts';

interface Asked {
  readonly companyCode: string;
  readonly selection: EmployeeSelection;
  /** Reach to which the people are limited; undefined for the whole company. */
  readonly within: Reach | undefined;
}

/** Reads the ids of everyone in a selection, in the order of the list. */
export async function selectSelectedIds(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed' | 'keyring'>,
  { companyCode, selection, within }: Asked,
): Promise<PackedIds> {
  const { personIds, exceptIds, ...filters } = selection;
  return selectPersonIds(
    tx,
    { ...selectionOf(kernel, companyCode, filters), personIds, exceptIds, within },
    orderOf(filters),
  );
}
