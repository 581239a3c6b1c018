import { sql } from 'kysely';
import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { companyTypeOf } from '../../../ground/companies/index.ts';
import { initialPasswordUntilOf } from '../../../secrets/initial-passwords/index.ts';
import { type DepartmentNames, anyDepartmentNamesOf } from '../../../organisation/departments/index.ts';
import { jobEntryOf, jobListsOf } from '../../../organisation/job-ranks/index.ts';
import { optionalCovered } from '../../../ground/agreements/index.ts';
import { columnsOf, openSealed, synchronisingMinutes } from '../../person-records/index.ts';
import { type NamedPost, namedPostsOf } from '../posts/posts.sql.ts';
import { type WholePerson, wholeColumns } from '../people-list.sql.ts';
import { welcomeOf } from '../welcome/welcome.sql.ts';
import { onLeaveIn, retirementPlannedIn, suspendedIn } from '../../../ground/employment-states/index.ts';
import { type Indispensable, indispensableOf } from '../../roles/index.ts';

export interface PanelPerson extends WholePerson {
  readonly externalMail: string | null;
  readonly mobile: string | null;
  readonly opencode: string | null;
  readonly departmentNames: DepartmentNames | null;
  readonly jobRank: Employee['jobRank'];
  readonly jobTitle: Employee['jobTitle'];
  readonly posts: readonly NamedPost[];
  readonly welcome: Employee['welcome'];
  readonly initialPasswordUntil: Employee['initialPasswordUntil'];
  readonly isOptionalCovered: boolean;
  readonly companyType: string;
  /** A planned moment to come; one that is past was refused, for its planner had left by then. */
  readonly retiresAt: Date | null;
  readonly suspendedUntil: Date | null;
  readonly leave: Employee['employment']['leave'];
  readonly dispatch: Employee['employment']['dispatch'];
  readonly synchronisingMinutes: number;
  readonly indispensable: Indispensable | null;
  readonly jobLists: JobLists;
}

/** Everything that the panel of one person begins with, in one statement; what is sealed is opened. */
export async function selectPanel(tx: Tx, keyring: Keyring, person: PersonKey): Promise<PanelPerson | undefined> {
  const { companyCode, personId } = person;
  const { rows } = await sql<PanelPerson & Readonly<Record<string, unknown>>>`
    select ${wholeColumns}, ${columnsOf(['externalMail', 'mobile', 'opencode'])},
      ${anyDepartmentNamesOf(companyCode, sql`p.department_code`)} as "departmentNames",
      ${jobEntryOf('job_ranks', companyCode, sql`p.job_rank_code`)} as "jobRank",
      ${jobEntryOf('job_titles', companyCode, sql`p.job_title_code`)} as "jobTitle",
      ${namedPostsOf(person)} as posts,
      ${welcomeOf(person)} as "welcome", ${initialPasswordUntilOf(person)} as "initialPasswordUntil",
      ${optionalCovered(person)} as "isOptionalCovered",
      ${companyTypeOf(companyCode)} as "companyType",
      case when ${retirementPlannedIn('p')} then p.retires_at end as "retiresAt",
      case when ${suspendedIn('p')} then p.suspended_until end as "suspendedUntil",
      case when ${onLeaveIn('p')} then json_build_object('since', p.leave_since, 'until', p.leave_until) end as leave,
      case when p.dispatch_code is not null then json_build_object('isGuest', p.is_guest, 'companyCode', p.dispatch_code,
        'companyName', p.dispatch_name, 'since', p.dispatch_since, 'until', p.dispatch_until) end as dispatch,
      ${synchronisingMinutes} as "synchronisingMinutes", ${indispensableOf(person)} as indispensable,
      ${jobListsOf(companyCode)} as "jobLists"
    from people p where p.company_code = ${companyCode} and p.person_id = ${personId} and p.closed_at is null`.execute(
    tx,
  );
  return rows[0] && openSealed(keyring, personId, rows[0]);
}
