import { type RawBuilder, sql } from 'kysely';
import type { StructureNames } from '@madang/contract/company-life/company-structures/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';

export interface Structure {
  readonly companyStructureCode: string;
  readonly companyStructureName: string;
  readonly englishCompanyStructureName: string;
  /** The leading company. */
  readonly headCode: string;
}

export interface StructureCompanyRow extends Omit<Structure, 'headCode'> {
  readonly companyCode: string;
  readonly companyName: string;
  readonly englishCompanyName: string;
  readonly level: number;
  readonly joinedAt: string;
}

const structure = sql`structure_code as "companyStructureCode", name as "companyStructureName",
  english_name as "englishCompanyStructureName", head_code as "headCode"`;

/** The companies of the structure that the transaction's company belongs to, the leading one first; none where it belongs to none. */
export function structureCompaniesOf(): RawBuilder<StructureCompanyRow> {
  return sql<StructureCompanyRow>`
    select structure_code as "companyStructureCode", structure_name as "companyStructureName",
      english_structure_name as "englishCompanyStructureName", company_code as "companyCode",
      company_name as "companyName", english_company_name as "englishCompanyName", level,
      ${momentText(sql`joined_at`)} as "joinedAt"
    from structure_companies()`;
}

/** The structure that a company belongs to, held against every other change of it; undefined where it belongs to none. */
export async function lockStructureOf(tx: Tx, companyCode: string): Promise<Structure | undefined> {
  const { rows } = await sql<Structure>`
    select ${structure} from company_structures s
    where exists (select from structure_members m where m.structure_code = s.structure_code and m.company_code = ${companyCode})
    for update`.execute(tx);
  return rows[0];
}

/** The same by its code. */
export async function lockStructure(tx: Tx, structureCode: string): Promise<Structure | undefined> {
  const { rows } = await sql<Structure>`
    select ${structure} from company_structures where structure_code = ${structureCode} for update`.execute(tx);
  return rows[0];
}

/** The same by its leading company. */
export async function lockLedStructure(tx: Tx, headCode: string): Promise<Structure | undefined> {
  const { rows } = await sql<Structure>`
    select ${structure} from company_structures where head_code = ${headCode} for update`.execute(tx);
  return rows[0];
}

/** The code of the structure that a company leads; undefined where it leads none. */
export async function findLedStructureCode(tx: Tx, headCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select structure_code as code from company_structures where head_code = ${headCode}`.execute(tx);
  return rows[0]?.code;
}

export async function insertStructure(tx: Tx, { headCode, ...given }: Structure): Promise<void> {
  await sql`
    insert into company_structures (structure_code, head_code, name, english_name)
    values (${given.companyStructureCode}, ${headCode}, ${given.companyStructureName},
      ${given.englishCompanyStructureName})`.execute(tx);
}

export async function updateStructure(tx: Tx, structureCode: string, names: StructureNames): Promise<void> {
  await sql`
    update company_structures set name = ${names.companyStructureName}, english_name = ${names.englishCompanyStructureName}
    where structure_code = ${structureCode}`.execute(tx);
}

/** Its members and offers go with it; answers the companies that were in it. */
export async function deleteStructure(tx: Tx, structureCode: string): Promise<string[]> {
  const members = await membersOf(tx, structureCode);
  await sql`delete from company_structures where structure_code = ${structureCode}`.execute(tx);
  return members;
}

/** Lets another company lead, and ends the offers; answers the companies that are in it. */
export async function changeHead(tx: Tx, structureCode: string, headCode: string): Promise<string[]> {
  await sql`delete from structure_offers where structure_code = ${structureCode}`.execute(tx);
  await sql`
    update company_structures set head_code = ${headCode} where structure_code = ${structureCode}`.execute(tx);
  return membersOf(tx, structureCode);
}

/** The companies that are in a structure. */
export async function membersOf(tx: Tx, structureCode: string): Promise<string[]> {
  const { rows } = await sql<{ companyCode: string }>`
    select company_code as "companyCode" from structure_members where structure_code = ${structureCode}`.execute(tx);
  return rows.map(({ companyCode }) => companyCode);
}

/** The code of the structure that a company belongs to; undefined where it belongs to none. */
export async function structureCodeOf(tx: Tx, companyCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select structure_code as code from structure_members where company_code = ${companyCode}`.execute(tx);
  return rows[0]?.code;
}

export async function isMember(tx: Tx, structureCode: string, companyCode: string): Promise<boolean> {
  const { rows } = await sql`
    select from structure_members where structure_code = ${structureCode} and company_code = ${companyCode}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** A company in a structure already breaks structure_members_pkey. */
export async function insertMember(tx: Tx, structureCode: string, companyCode: string): Promise<void> {
  await sql`insert into structure_members (company_code, structure_code) values (${companyCode}, ${structureCode})`.execute(
    tx,
  );
}

/** False where it is no member any more. */
export async function deleteMember(tx: Tx, structureCode: string, companyCode: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from structure_members where structure_code = ${structureCode} and company_code = ${companyCode}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

interface Portion {
  readonly limit: number;
  readonly offset: number;
}

/** Every structure with its leading company, the newest first. */
export async function selectStructures(tx: Tx, { limit, offset }: Portion) {
  const { rows } = await sql<Structure & { companyName: string; englishCompanyName: string; createdAt: string }>`
    select s.structure_code as "companyStructureCode", s.name as "companyStructureName",
      s.english_name as "englishCompanyStructureName", s.head_code as "headCode",
      coalesce(c.name, '') as "companyName", coalesce(nullif(c.english_name, ''), c.name, '') as "englishCompanyName",
      ${momentText(sql`s.created_at`)} as "createdAt"
    from company_structures s left join companies c on c.company_code = s.head_code
    order by s.created_at desc, s.structure_code limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countStructures(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from company_structures`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface Acquaintance {
  readonly otherCode: string;
  readonly companyStructureCode: string;
}

/**
 * Returns true if a company that belongs or is invited to a structure may know another's name: the other leads or belongs to the
 * structure.
 */
export async function mayKnow(tx: Tx, { otherCode, companyStructureCode }: Acquaintance): Promise<boolean> {
  const { rows } = await sql`
    select from company_structures s where s.structure_code = ${companyStructureCode} and (s.head_code = ${otherCode}
      or exists (select from structure_members m where m.structure_code = s.structure_code and m.company_code = ${otherCode}))
    `.execute(tx);
  return rows.length > 0;
}
