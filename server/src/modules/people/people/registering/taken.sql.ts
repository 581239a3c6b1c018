import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import { listTakenLoginIds } from '../../../ground/directory/index.ts';
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
  const waiting = sql`company_code = ${companyCode} and applied_at is null`;
  const { rows } = await sql<{ index: string }>`
    select encode(external_mail_index, 'hex') as index from people
    where ${waiting} and external_mail_index = any(${indexes}::bytea[])
    union all select encode(mobile_index, 'hex') from people
    where ${waiting} and mobile_index = any(${indexes}::bytea[])`.execute(tx);
  return {
    loginIds: await listTakenLoginIds(tx, loginIds),
    indexes: new Set(rows.map(({ index }) => index)),
    numbers: await listTakenNumbers(tx, numbers),
  };
}
