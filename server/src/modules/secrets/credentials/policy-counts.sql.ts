import { type IdProfile, idLengthsOf } from '@madang/contract/secrets/credentials/id-policy.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { notRetiredIn } from '../../ground/employment-states/index.ts';

/** Condition for the people counted: people of the company who have not left it. */
const isOfCompany = (companyCode: string) =>
  sql`p.company_code = ${companyCode} and p.closed_at is null and ${notRetiredIn('p')}`;

interface CountedPasswords {
  /** Null where it was not stored. */
  readonly profile: string | null;
  readonly people: number;
  /** The company's present rules are others. */
  readonly isOutdated: boolean;
  /** People whose password is older than the company's last request for new ones. */
  readonly asked: number;
}

/** Counts the people by the profile under which their current password was set. */
export async function countPasswords(tx: Tx, companyCode: string): Promise<readonly CountedPasswords[]> {
  const { rows } = await sql<CountedPasswords>`
    select w.profile, count(*)::integer as people, w.profile is distinct from c.password_profile as "isOutdated",
      (count(*) filter (where w.set_at < c.password_renewal_asked_at))::integer as asked
    from people p join companies c on c.company_code = p.company_code cross join lateral (
      select profile, set_at from passwords where company_code = p.company_code and person_id = p.person_id
      order by version desc limit 1) w
    where ${isOfCompany(companyCode)}
    group by w.profile, c.password_profile`.execute(tx);
  return rows;
}

/** PWD-07: whose password was not set by the company's present rules, and how many of them the company still asks. */
export function renewalsIn(counted: readonly CountedPasswords[]): { readonly due: number; readonly left: number } {
  const outdated = counted.filter(({ isOutdated }) => isOutdated);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return { due: sum(outdated.map(({ people }) => people)), left: sum(outdated.map(({ asked }) => asked)) };
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
