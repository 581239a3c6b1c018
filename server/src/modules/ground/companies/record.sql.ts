import type { CompanyRecord } from '@madang/contract/ground/companies/record.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

interface StoredRecord extends CompanyRecord {
  readonly createdAt: Date;
  readonly storedType: string;
}

const columns = sql`name as "companyName", english_name as "englishCompanyName", time_zone as "timeZone",
  phone as "companyPhone", created_at as "createdAt", company_type as "storedType"`;

export async function selectRecord(tx: Tx, companyCode: string): Promise<StoredRecord> {
  return one(await sql<StoredRecord>`select ${columns} from companies where company_code = ${companyCode}`.execute(tx));
}

/** The same, locked against a second change. */
export async function lockRecord(tx: Tx, companyCode: string): Promise<StoredRecord> {
  return one(
    await sql<StoredRecord>`
      select ${columns} from companies where company_code = ${companyCode} for no key update`.execute(tx),
  );
}

function one({ rows: [row] }: { readonly rows: readonly StoredRecord[] }): StoredRecord {
  if (!row) throw new Error('no such company');
  return row;
}

/** An English name that is left out stays empty, so that readers are shown the name that the company has by then. */
export async function updateRecord(tx: Tx, companyCode: string, record: CompanyRecord): Promise<void> {
  const { companyName, englishCompanyName, timeZone, companyPhone } = record;
  await tx
    .updateTable('companies')
    .set({
      name: companyName,
      english_name: englishCompanyName,
      time_zone: timeZone,
      phone: companyPhone,
    })
    .where('company_code', '=', companyCode)
    .execute();
}
