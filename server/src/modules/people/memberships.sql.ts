import type { Role } from '@madang/contract/kernel/access/roles.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { sql, type RawBuilder } from 'kysely';

/** Gives a role; a second representative breaks memberships_company_code_representative_key. */
export async function grantRole(
  tx: Tx,
  { companyCode, personId, role }: PersonKey & { readonly role: Role },
): Promise<void> {
  await tx.insertInto('memberships').values({ company_code: companyCode, person_id: personId, role }).execute();
}

/** The administrators of a company, its representative included. */
export async function listAdministrators(tx: Tx, companyCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('person_id')
    .distinct()
    .where('company_code', '=', companyCode)
    .where('role', 'in', ['administrator', 'representative'])
    .execute();
  return rows.map((row) => row.person_id);
}

interface MissingFactors {
  readonly count: number;
  readonly isOwn: boolean;
}

/** The company's administrators without a second factor, and whether the reader is one of them, as a question. */
export function missingFactorsOf({ companyCode, personId }: PersonKey): RawBuilder<MissingFactors> {
  return sql<MissingFactors>`
    select count(*)::integer as count, coalesce(bool_or(person_id = ${personId}::uuid), false) as "isOwn" from people p
    where company_code = ${companyCode} and not has_second_factor and closed_at is null and person_id in (
      select m.person_id from memberships m
      where m.company_code = ${companyCode} and m.role in ('administrator', 'representative'))`;
}

/** Who is needed where they are: a company's representative, and the last who can do what no one else can. */
export type Indispensable = 'representative' | 'last';

/**
 * Whether someone cannot go. The company's row is held, so that of its last two administrators who go at once one stays.
 */
export async function findIndispensable(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<Indispensable | undefined> {
  await sql`select from companies where company_code = ${companyCode} for update`.execute(tx);
  const { rows } = await sql<{ role: string; others: boolean }>`
    select m.role, exists (
      select from memberships o where o.company_code = m.company_code and o.person_id <> m.person_id
        and (o.role = m.role or (m.role = 'administrator' and o.role = 'representative'))) as others
    from memberships m
    where m.company_code = ${companyCode} and m.person_id = ${personId}
      and m.role in ('representative', 'administrator', 'operator')`.execute(tx);
  if (rows.some(({ role }) => role === 'representative')) return 'representative';
  return rows.some(({ others }) => !others) ? 'last' : undefined;
}

export interface PeopleCounts {
  readonly notYetApplied: number;
  readonly inService: number;
  /** Of those in service. */
  readonly withSecondFactor: number;
}

/** How many people of a company are in which state, and how many of those with an account have a second factor. */
export function peopleCountsOf(companyCode: string): RawBuilder<PeopleCounts> {
  return sql<PeopleCounts>`
    select (count(*) filter (where applied_at is null))::integer as "notYetApplied",
      (count(*) filter (where applied_at is not null))::integer as "inService",
      (count(*) filter (where applied_at is not null and has_second_factor))::integer as "withSecondFactor"
    from people where company_code = ${companyCode} and closed_at is null`;
}

/** Whether a person has colleagues, registered or with an account, and a second factor of their own. */
export function companyBesides({
  companyCode,
  personId,
}: PersonKey): RawBuilder<{ readonly hasColleagues: boolean; readonly hasSecondFactor: boolean }> {
  return sql<{ readonly hasColleagues: boolean; readonly hasSecondFactor: boolean }>`
    select exists (select from people o where o.company_code = ${companyCode} and o.closed_at is null
        and o.person_id <> ${personId}::uuid) as "hasColleagues",
      has_second_factor as "hasSecondFactor"
    from people where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}
