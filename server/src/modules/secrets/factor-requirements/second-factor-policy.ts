import { administrators } from '@madang/contract/kernel/access/permission.ts';
import { toPasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';

/**
 * ACC-15: returns true if a person must have a second factor, by the operator, the company's profile or the company's
 * own choice.
 */
export async function needsSecondFactor(
  tx: Tx,
  kernel: Pick<Kernel, 'properties'>,
  person: PersonKey,
): Promise<boolean> {
  const { passwordProfile, isAsked } = await readAsked(tx, person);
  return isAsked || mustHaveSecondFactor(kernel, passwordProfile);
}

/** Returns true if everyone in a company must use MFA, by the operator's property and the company's stored profile. */
export async function mustHaveSecondFactor(
  { properties }: Pick<Kernel, 'properties'>,
  passwordProfile: string,
): Promise<boolean> {
  switch (await properties.get(credentialProperties.secondFactor)) {
    case 'optional':
      return false;
    case 'everybody':
      return true;
    case 'strictCompanies':
      return toPasswordProfile(passwordProfile) === 'strict';
  }
}

/** The company's profile, and whether its own choice is about the person and holds today. */
async function readAsked(tx: Tx, { companyCode, personId }: PersonKey) {
  const { rows } = await sql<{ passwordProfile: string; isAsked: boolean }>`
    select c.password_profile as "passwordProfile",
      coalesce(c.second_factor_from <= ${todayIn(sql`c.time_zone`)}, true)
      and (c.second_factor = 'everybody' or (c.second_factor = 'administrators' and exists (
        select from memberships m where m.company_code = c.company_code and m.person_id = ${personId}::uuid
          and m.role = any(${administrators}::text[])))) as "isAsked"
    from companies c where c.company_code = ${companyCode}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no such company');
  return row;
}

export interface FactorCoverage {
  readonly people: number;
  readonly withFactor: number;
}

/** Counts the people of a company with an account and those of them with MFA, for administrators and for all. */
export async function countFactors(
  tx: Tx,
  companyCode: string,
): Promise<{ readonly administrators: FactorCoverage; readonly everybody: FactorCoverage }> {
  const { rows } = await sql<FactorCoverage & { isAdministrator: boolean }>`
    select m.person_id is not null as "isAdministrator", count(*)::integer as people,
      (count(*) filter (where p.has_second_factor))::integer as "withFactor"
    from people p left join (select distinct person_id from memberships
      where company_code = ${companyCode} and role = any(${administrators}::text[])) m on m.person_id = p.person_id
    where p.company_code = ${companyCode} and p.closed_at is null and ${inServiceIn('p')}
    group by 1`.execute(tx);
  const none = { people: 0, withFactor: 0 };
  const { people, withFactor } = rows.find(({ isAdministrator }) => isAdministrator) ?? none;
  const others = rows.find(({ isAdministrator }) => !isAdministrator) ?? none;
  return {
    administrators: { people, withFactor },
    everybody: { people: people + others.people, withFactor: withFactor + others.withFactor },
  };
}
