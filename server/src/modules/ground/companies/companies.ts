import { randomInt } from 'node:crypto';
import { type IdProfile, fixedIdProfileOf, toIdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { type ServiceType, makesCompany, serviceTypes } from '@madang/contract/ground/companies/service-types.ts';
import { type CompanyType, toCompanyType } from '@madang/contract/ground/companies/types.ts';
import { platformCompany, platformPasswordProfile, platformTimeZone } from '@madang/contract/views/operators/limits.ts';
import { defaultColor } from '@madang/contract/ground/companies/colors.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Tx, enterCompany, pipeline } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { purgeMarkTask } from './identity.ts';
import { lockIdentity } from './identity.sql.ts';

export { listCompanyCodes } from '../../../kernel/rows/company-codes.ts';

export interface NewCompany {
  readonly name: string;
  readonly englishName: string;
  readonly serviceType: ServiceType;
  readonly timeZone: string;
  readonly passwordProfile: PasswordProfile;
}

/** Letters and digits that cannot be mistaken for one another. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

/**
 * Makes a company with defaults and turns the transaction to it. Free accounts' one-person companies need no set-up.
 */
export async function createCompany(tx: Tx, company: NewCompany): Promise<{ companyCode: string }> {
  const companyCode = newCompanyCode();
  const made = tx
    .insertInto('companies')
    .values({
      company_code: companyCode,
      structure_code: companyCode,
      name: company.name,
      english_name: company.englishName,
      service_type: company.serviceType,
      time_zone: company.timeZone,
      password_profile: company.passwordProfile,
      set_up_state: makesCompany(company.serviceType) ? 'new' : 'none',
    })
    .execute();
  await pipeline([made, enterCompany(tx, companyCode)]);
  return { companyCode };
}

/** Reads a stored service type; one that a release no longer knows is the works product, which brings all. */
export function toServiceType(stored: string | undefined): ServiceType {
  return serviceTypes.find((type) => type === stored) ?? 'PT';
}

/**
 * WIZ-07: start screen of the company, by default where the set-up was quit (WIZ-17). Null after an abandoned one: the
 * next visit opens the portal (WIZ-18).
 */
export function chosenScreenOf(companyCode: string): RawBuilder<{ readonly chosenScreen: string | null }> {
  return sql<{ readonly chosenScreen: string | null }>`
    select case when set_up_state in ('finished', 'quit') then home_screen end as "chosenScreen"
    from companies where company_code = ${companyCode}`;
}

/** Returns the expression for the value that `toServiceType` reads, for use in other queries. */
export function storedServiceTypeOf(companyCode: string): RawBuilder<string> {
  return sql<string>`(select service_type from companies where company_code = ${companyCode})`;
}

/** USR-06: a company's type, as an expression that others ask together with theirs. */
export function companyTypeOf(companyCode: string): RawBuilder<string> {
  return sql<string>`(select company_type from companies where company_code = ${companyCode})`;
}

export interface CompanyProfile {
  readonly name: string;
  readonly englishName: string;
  readonly serviceType: ServiceType;
  readonly timeZone: string;
  /** Profile as stored; `toPasswordProfile` of the contract maps it to one of this release. */
  readonly passwordProfile: string;
  /** Profile in force: the company's selection, or that of its type. */
  readonly idProfile: IdProfile;
  readonly companyType: CompanyType;
}

/** Returns true if a company with this code exists, including a closed one. */
export async function isCompany(tx: Tx, companyCode: string): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('company_code')
    .where('company_code', '=', companyCode)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the public data of a company, and the password rules of its people. */
export async function readCompany(tx: Tx, companyCode: string): Promise<CompanyProfile> {
  const row = await tx
    .selectFrom('companies')
    .select(['name', 'english_name', 'service_type', 'password_profile', 'id_profile', 'time_zone', 'company_type'])
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();
  const companyType = toCompanyType(row.company_type);
  return {
    name: row.name,
    englishName: row.english_name || row.name,
    serviceType: toServiceType(row.service_type),
    timeZone: row.time_zone,
    passwordProfile: row.password_profile,
    idProfile: fixedIdProfileOf(companyType) ?? toIdProfile(row.id_profile),
    companyType,
  };
}

/** Forgets what the one-person company of a free account is called and shown as; a company that people work in keeps it. */
export async function purgeFreeCompany(tx: Tx, companyCode: string): Promise<void> {
  const free = serviceTypes.filter((type) => !makesCompany(type));
  const { markId } = await lockIdentity(tx, companyCode);
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({ name: '', english_name: '', display_name: '', color: defaultColor, mark_id: null })
    .where('company_code', '=', companyCode)
    .where('service_type', 'in', free)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && markId !== null) await enqueueJob(tx, purgeMarkTask, { companyCode, markId });
}

/** Makes the reserved company of the platform's operators where it is missing, and turns the transaction to it. */
export async function enterPlatform(tx: Tx): Promise<void> {
  await tx
    .insertInto('companies')
    .values({
      company_code: platformCompany,
      structure_code: platformCompany,
      name: 'Madang',
      english_name: 'Madang',
      service_type: 'PT',
      password_profile: platformPasswordProfile,
      time_zone: platformTimeZone,
      set_up_state: 'none',
    })
    .onConflict((conflict) => conflict.column('company_code').doNothing())
    .execute();
  await enterCompany(tx, platformCompany);
}

/** 31^9 codes: two companies with the same one do not happen, and the primary key would refuse the second. */
function newCompanyCode(): string {
  const random = Array.from({ length: codeLength - 1 }, () => codeLetters[randomInt(codeLetters.length)]);
  return `C${random.join('')}`;
}
