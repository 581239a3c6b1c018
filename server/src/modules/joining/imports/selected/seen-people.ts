import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import { reachOf } from '../../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { selectSelectedIds } from '../../../people/people/index.ts';

interface Asked {
  readonly companyCode: string;
  readonly personId: string;
  readonly selection: EmployeeSelection;
}

/** Reads the ids of a selection's people, as far as a person may see them. */
export async function selectSeen(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed' | 'keyring'>,
  { companyCode, personId, selection }: Asked,
) {
  const within = await reachOf(tx, personId, 'employees.view', 'person');
  return selectSelectedIds(tx, kernel, { companyCode, selection, within });
}
