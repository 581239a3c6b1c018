import { fixedIdProfileOf, type IdProfile, toIdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import {
  type PasswordProfile,
  toPasswordProfile,
} from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { type CompanyFactorPolicy, toCompanyFactorPolicy } from '@madang/contract/secrets/credentials/mfa-policy.ts';
import { furthestPolicyDays } from '@madang/contract/access/security-policies/limits.ts';
import { toCompanyType } from '@madang/contract/ground/companies/types.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';

/** Requirements of a company for the passwords and IDs of its people. */
export interface Policies {
  readonly passwordProfile: PasswordProfile;
  /** Profile in force: the company's selection, or that of its type. */
  readonly idProfile: IdProfile;
  readonly isIdProfileFixed: boolean;
  readonly secondFactor: CompanyFactorPolicy;
  /** The day from which the choice holds; null where it holds already. */
  readonly secondFactorFrom: string | null;
}

interface PolicyRow {
  readonly password_profile: string;
  readonly id_profile: string;
  readonly company_type: string;
  readonly second_factor: string;
  readonly second_factor_from: string | null;
}

/** Today in the company's time zone. */
const companyDay = todayIn(sql`time_zone`);

/** A day, '' for today, or so many days from today. */
export type PolicyDay = string | { readonly days: number };

/** Returns the day in the company's time zone, never one in the past. */
function dayOf(from: PolicyDay): RawBuilder<unknown> {
  if (typeof from !== 'string') return sql`${companyDay} + ${from.days}::integer`;
  return sql`greatest(${from === '' ? null : from}::date, ${companyDay})`;
}

/** Returns the condition that a day is near enough to be intended. */
const isNear = (from: PolicyDay) => sql`${dayOf(from)} <= ${companyDay} + ${furthestPolicyDays}::integer`;

/** False where the day is too far ahead. */
export async function updateFactorPolicy(
  tx: Tx,
  companyCode: string,
  { secondFactor, from }: { readonly secondFactor: CompanyFactorPolicy; readonly from: PolicyDay },
): Promise<boolean> {
  const { rows } = await sql`update companies set second_factor = ${secondFactor}, second_factor_from = ${dayOf(from)}
    where company_code = ${companyCode} and ${isNear(from)} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Returns a query whose result is true if the company requires MFA from its administrators, today or from a future day. */
export function factorChoiceOf(companyCode: string): RawBuilder<{ readonly asksAdministrators: boolean }> {
  return sql<{ readonly asksAdministrators: boolean }>`
    select second_factor <> 'nobody' as "asksAdministrators" from companies where company_code = ${companyCode}`;
}

export function readPolicies(tx: Tx, companyCode: string): Promise<Policies> {
  return onePolicy(tx, selectPolicies(companyCode));
}

/** The same, locked against a second change. */
export function lockPolicies(tx: Tx, companyCode: string): Promise<Policies> {
  return onePolicy(tx, sql<PolicyRow>`${selectPolicies(companyCode)} for no key update`);
}

export async function updatePolicies(
  tx: Tx,
  companyCode: string,
  changed: Partial<Pick<Policies, 'passwordProfile' | 'idProfile'>>,
): Promise<void> {
  const { passwordProfile, idProfile } = changed;
  await tx
    .updateTable('companies')
    .set({
      ...(passwordProfile === undefined ? {} : { password_profile: passwordProfile }),
      ...(idProfile === undefined ? {} : { id_profile: idProfile }),
    })
    .where('company_code', '=', companyCode)
    .execute();
}

function selectPolicies(companyCode: string): RawBuilder<PolicyRow> {
  return sql<PolicyRow>`
    select password_profile, id_profile, company_type, second_factor,
      case when second_factor_from > ${companyDay} then second_factor_from::text end as second_factor_from
    from companies where company_code = ${companyCode}`;
}

async function onePolicy(tx: Tx, asked: RawBuilder<PolicyRow>): Promise<Policies> {
  const { rows } = await asked.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no such company');
  const fixed = fixedIdProfileOf(toCompanyType(row.company_type));
  return {
    passwordProfile: toPasswordProfile(row.password_profile),
    idProfile: fixed ?? toIdProfile(row.id_profile),
    isIdProfileFixed: fixed !== undefined,
    secondFactor: toCompanyFactorPolicy(row.second_factor),
    secondFactorFrom: row.second_factor_from,
  };
}

/** PWD-07: since when the company asks for new passwords, null: it does not; and from which day to come sign-ins end there. */
export interface Renewal {
  readonly askedAt: string | null;
  readonly from: string | null;
}

export async function readRenewal(tx: Tx, companyCode: string): Promise<Renewal> {
  const { rows } = await sql<Renewal>`
    select ${momentText(sql`password_renewal_asked_at`)} as "askedAt",
      case when password_renewal_from > ${companyDay} then password_renewal_from::text end as "from" from companies
    where company_code = ${companyCode}`.execute(tx);
  return rows[0] ?? { askedAt: null, from: null };
}

/**
 * Starts or stops the request; 'far' if the day is too far ahead, undefined after another change. The caller has locked
 * the row.
 */
export async function updateRenewal(
  tx: Tx,
  companyCode: string,
  {
    isAsked,
    from,
    expected,
  }: { readonly isAsked: boolean; readonly from: string; readonly expected: string | null | undefined },
): Promise<{ readonly before: string | null; readonly askedAt: string | null } | 'far' | undefined> {
  const { askedAt: before } = await readRenewal(tx, companyCode);
  if (expected !== undefined && expected !== before) return undefined;
  // The page shows milliseconds, and says what it saw.
  const { rows } = await sql`update companies set password_renewal_asked_at =
      case when ${isAsked} then date_trunc('milliseconds', app_now()) end,
      password_renewal_from = ${isAsked && from !== '' ? dayOf(from) : null}
    where company_code = ${companyCode} and (${!isAsked} or ${isNear(from)}) returning 1`.execute(tx);
  if (rows.length === 0) return 'far';
  return { before, askedAt: (await readRenewal(tx, companyCode)).askedAt };
}
