import { isIP } from 'node:net';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { plainAddress } from './limit-source.ts';

export interface CompanyAtAddress {
  readonly companyCode: string;
  readonly people: number;
}

/** The companies whose allowed networks hold an address, the narrowest network first, with their number of people. */
export async function companiesAt(db: Tx, address: string): Promise<readonly CompanyAtAddress[]> {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return [];
  const { rows } = await sql<CompanyAtAddress>`
    select company_code as "companyCode", people from companies_at(${plain}::inet)`.execute(db);
  return rows;
}
