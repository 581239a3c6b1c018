import type { Tx } from '../../../../kernel/db/database.ts';
import { listTakenLoginIds, listWaitedFor } from '../../../ground/directory/index.ts';
import { listTakenNumbers } from '../search/taken-numbers.sql.ts';

interface Wanted {
  readonly loginIds: readonly string[];
  /** Of contacts, as they are stored. */
  readonly indexes: readonly Buffer[];
  readonly numbers: readonly string[];
}

interface Taken {
  readonly loginIds: ReadonlySet<string>;
  /** In hexadecimal digits. */
  readonly indexes: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** Finds what of this is taken: IDs everywhere, contacts of people who wait and employee numbers in the company. */
export async function listTaken(tx: Tx, companyCode: string, { loginIds, indexes, numbers }: Wanted): Promise<Taken> {
  return {
    loginIds: await listTakenLoginIds(tx, loginIds),
    indexes: await listWaitedFor(tx, companyCode, indexes),
    numbers: await listTakenNumbers(tx, numbers),
  };
}
