import { isIP } from 'node:net';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { plainAddress } from '../../../kernel/limits/limit-source.ts';
import type { ExpectedCompany } from '../../../kernel/session/admission.ts';

/** The companies whose allowed networks hold an address, the narrowest network first, with their number of people. */
export async function companiesAt(db: Tx, address: string): Promise<readonly ExpectedCompany[]> {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return [];
  const { rows } = await sql<ExpectedCompany>`
    select company_code as "companyCode", people from companies_at(${plain}::inet)`.execute(db);
  return rows;
}
