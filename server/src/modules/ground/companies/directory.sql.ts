import { type CompanyType, toCompanyType } from '@madang/contract/ground/companies/types.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface ListedCompany {
  readonly companyCode: string;
  readonly name: string;
  readonly englishName: string;
  readonly createdAt: Date;
  readonly companyType: CompanyType;
  readonly state: 'settingUp' | 'inService' | 'ended';
}

interface DirectoryQuery {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Condition for companies that still exist, except the platform's own. */
const isListed = sql`company_code <> ${platformCompany} and destroyed_at is null`;

function isFound(search: string) {
  return sql`${isListed} and strpos(lower(concat_ws(' ', name, english_name, display_name, company_code)), lower(${search})) > 0`;
}

/** Companies whose names or code hold a text, the newest first. */
export async function selectDirectory(tx: Tx, { search, limit, offset }: DirectoryQuery): Promise<ListedCompany[]> {
  const { rows } = await sql<ListedCompany>`
    select company_code as "companyCode", name, coalesce(nullif(english_name, ''), name) as "englishName", created_at as "createdAt",
      company_type as "companyType",
      case when ended_at is not null then 'ended' when set_up_state in ('new', 'running') then 'settingUp'
        else 'inService' end as state
    from companies where ${isFound(search)}
    order by created_at desc, company_code limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** Counts the companies that a search finds and, of all companies, those in service, the recent ones, and the closed ones. */
export async function countDirectory(
  tx: Tx,
  { search, newDays }: { readonly search: string; readonly newDays: number },
) {
  const { rows } = await sql<{ found: number; inService: number; isNew: number; ended: number }>`
    select (count(*) filter (where ${isFound(search)}))::integer as found,
      (count(*) filter (where ended_at is null))::integer as "inService",
      (count(*) filter (where ended_at is null and created_at > app_now() - make_interval(days => ${newDays})))::integer
        as "isNew",
      (count(*) filter (where ended_at is not null))::integer as ended
    from companies where ${isListed}`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('counting gave no row');
  return counts;
}

/** The type of a company that is listed, locked against a second change; undefined where there is no such company. */
export async function lockCompanyType(tx: Tx, companyCode: string): Promise<CompanyType | undefined> {
  const { rows } = await sql<{ companyType: string }>`
    select company_type as "companyType" from companies
    where company_code = ${companyCode} and ${isListed} for no key update`.execute(tx);
  return rows[0] && toCompanyType(rows[0].companyType);
}

export async function updateCompanyType(tx: Tx, companyCode: string, companyType: CompanyType): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ company_type: companyType })
    .where('company_code', '=', companyCode)
    .execute();
}
