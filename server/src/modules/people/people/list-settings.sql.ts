import { type CompanyType, toCompanyType } from '@madang/contract/ground/companies/types.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { companyTypeOf, storedServiceTypeOf, toServiceType } from '../../ground/companies/index.ts';
import { jobListsOf } from '../../organisation/job-ranks/index.ts';
import { provenOf } from '../../organisation/mail-domains/index.ts';

/** Company settings that decide what its list of people offers. */
export interface ListSettings {
  readonly serviceType: ServiceType;
  readonly companyType: CompanyType;
  /** Its own mail domains, in their order. */
  readonly proven: string[];
  readonly jobLists: JobLists;
}

/** All of it in one statement, for each page of the list asks for it. */
export async function selectListSettings(tx: Tx, companyCode: string): Promise<ListSettings> {
  const { rows } = await sql<
    Omit<ListSettings, 'serviceType' | 'companyType'> & Readonly<Record<'service' | 'type', string>>
  >`
    select ${storedServiceTypeOf(companyCode)} as service, ${companyTypeOf(companyCode)} as type,
      ${provenOf(companyCode)} as proven, ${jobListsOf(companyCode)} as "jobLists"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table gave no row');
  const { service, type, ...settings } = row;
  return { ...settings, serviceType: toServiceType(service), companyType: toCompanyType(type) };
}
