import { type IdProfile, idLengthsOf } from '@madang/contract/secrets/credentials/id-policy.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { notRetiredIn } from '../../ground/employment-states/index.ts';

/** Condition for the people counted: people of the company who have not left it. */
const isOfCompany = (companyCode: string) =>
  sql`p.company_code = ${companyCode} and p.closed_at is null and ${notRetiredIn('p')}`;

/** Of how many people the password in force was set under which profile; null where that was not stored. */
export async function countPasswords(
  tx: Tx,
  companyCode: string,
): Promise<readonly { readonly profile: string | null; readonly people: number }[]> {
  const { rows } = await sql<{ profile: string | null; people: number }>`
    select w.profile, count(*)::integer as people
    from people p cross join lateral (
      select profile from passwords where company_code = p.company_code and person_id = p.person_id
      order by version desc limit 1) w
    where ${isOfCompany(companyCode)}
    group by w.profile`.execute(tx);
  return rows;
}

/** PWD-07: whose password was not set by the company's present rules, and how many of them the company still asks. */
export async function countRenewals(
  tx: Tx,
  companyCode: string,
): Promise<{ readonly due: number; readonly left: number }> {
  const { rows } = await sql<{ due: number; left: number }>`
    select count(*)::integer as due,
      (count(*) filter (where w.set_at < c.password_renewal_asked_at))::integer as left
    from people p join companies c on c.company_code = p.company_code cross join lateral (
      select profile, set_at from passwords where company_code = p.company_code and person_id = p.person_id
      order by version desc limit 1) w
    where ${isOfCompany(companyCode)} and w.profile is distinct from c.password_profile`.execute(tx);
  return rows[0] ?? { due: 0, left: 0 };
}

export interface ShortIds {
  readonly profile: IdProfile;
  readonly short: number;
  /** True if the caller's own ID is among them. */
  readonly isOwnShort: boolean;
}

/**
 * Returns how many user IDs of a company's people would be too short for each profile; the profiles differ only in their lengths.
 */
export async function countShortIds(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  profiles: readonly IdProfile[],
): Promise<readonly ShortIds[]> {
  const lengths = profiles.map((profile) => idLengthsOf(profile));
  const { rows } = await sql<ShortIds>`
    select r.profile, count(p.person_id)::integer as short,
      coalesce(bool_or(p.person_id = ${personId}::uuid), false) as "isOwnShort"
    from unnest(${profiles}::text[], ${lengths.map(({ minLength }) => minLength)}::integer[],
      ${lengths.map(({ maxLength }) => maxLength)}::integer[]) with ordinality as r (profile, shortest, longest, place)
    left join people p on ${isOfCompany(companyCode)}
      and length(split_part(p.login_id, '@', 1)) not between r.shortest and r.longest
    group by r.place, r.profile order by r.place`.execute(tx);
  return rows;
}
