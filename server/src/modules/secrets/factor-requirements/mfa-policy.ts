import { administrators } from '@madang/contract/kernel/access/permission.ts';
import { toPasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { sql } from 'kysely';
import { namedRoles } from '../../../kernel/access/named-roles.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { countedInService, inServiceIn } from '../../ground/employment-states/index.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';

/**
 * ACC-15: returns true if a person must have a second factor, by the operator, the company's profile or the company's
 * own choice.
 */
export async function needsMfa(tx: Tx, kernel: Pick<Kernel, 'properties'>, person: PersonKey): Promise<boolean> {
  const { passwordProfile, isAsked } = await readAsked(tx, person);
  return isAsked || mustHaveMfa(kernel, passwordProfile);
}

/** Returns true if everyone in a company must use MFA, by the operator's property and the company's stored profile. */
export async function mustHaveMfa(
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
          and m.role in (${namedRoles(administrators)})))) as "isAsked"
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
  const { rows } = await sql<{ administrators: FactorCoverage; everybody: FactorCoverage }>`
    select (
        select json_build_object('people', count(*), 'withFactor', count(*) filter (where p.has_second_factor))
        from (select distinct person_id from memberships
          where company_code = ${companyCode} and role in (${namedRoles(administrators)})) m
        cross join lateral (
          select has_second_factor from people p where p.company_code = ${companyCode} and p.person_id = m.person_id
            and p.closed_at is null and ${inServiceIn('p')} offset 0) p) as administrators, (
        select json_build_object('people', coalesce(sum(people), 0),
          'withFactor', coalesce(sum(people) filter (where has_second_factor), 0))
        from people_counts where company_code = ${companyCode} and ${countedInService}) as everybody`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}
