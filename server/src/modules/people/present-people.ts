import type { NamedDepartment } from '@madang/contract/departments/names.ts';
import type { EmployeeRow, ListFilters } from '@madang/contract/people/routes.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Target } from '../../kernel/operations/outcome.ts';
import { readTerm } from '@madang/contract/people/rules.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import { externalMailIndex } from './contacts.sql.ts';
import type { PeopleOrder, PeopleSelection, StoredPerson } from './people-list.sql.ts';
import { nameDepartments, type TreeReader } from '../departments/index.ts';
import { selectJobRanksOf, type StoredJobRank } from '../job-ranks/index.ts';

interface Names {
  readonly departmentOf: (code: string) => NamedDepartment;
  readonly ranks: ReadonlyMap<string, StoredJobRank>;
  readonly titles: ReadonlyMap<string, StoredJobRank>;
}

export function personTarget(id: string): Target {
  return { kind: 'person', id };
}

/** Whom the list shows, in the list as in what is exported of it. */
export function selectionOf(keyring: Keyring, companyCode: string, filters: ListFilters): PeopleSelection {
  const { text, reach } = readTerm(filters.keyword);
  return {
    companyCode,
    text,
    reach,
    externalMailIndex: text.includes('@') ? externalMailIndex(keyring, text) : undefined,
    jobRankCode: filters.jobRankCode,
    jobTitleCode: filters.jobTitleCode,
    hasApplied: filters.state === '' ? undefined : filters.state === 'inService',
  };
}

export function orderOf({ orderBy, direction }: ListFilters): PeopleOrder {
  return { by: orderBy, descending: direction === 'descending' };
}

/** People as the console's list tells of them, each with the names of department, job rank and job title. */
export async function presentPeople(tx: Tx, reader: TreeReader, people: readonly StoredPerson[]) {
  const { companyCode } = reader;
  const codes = [...new Set(people.map(({ departmentCode }) => departmentCode))];
  const ranks = people.flatMap(({ jobRankCode }) => jobRankCode ?? []);
  const titles = people.flatMap(({ jobTitleCode }) => jobTitleCode ?? []);
  const all: Names = {
    departmentOf: await nameDepartments(tx, reader, codes),
    ranks: await selectJobRanksOf(tx, 'job_ranks', { companyCode, codes: ranks }),
    titles: await selectJobRanksOf(tx, 'job_titles', { companyCode, codes: titles }),
  };
  return people.map((person) => presentPerson(person, all));
}

function presentPerson(
  { personId, loginId, fullName, englishName, hasApplied, registeredAt, ...place }: StoredPerson,
  names: Names,
): EmployeeRow {
  const { departmentCode, jobRankCode, jobTitleCode } = place;
  return {
    personId,
    loginId,
    fullName,
    englishName,
    department: names.departmentOf(departmentCode),
    jobRank: (jobRankCode !== null && names.ranks.get(jobRankCode)) || null,
    jobTitle: (jobTitleCode !== null && names.titles.get(jobTitleCode)) || null,
    state: hasApplied ? 'inService' : 'notYetApplied',
    registeredAt: registeredAt.toISOString(),
  };
}

/** What the constraints of a person's job refuse. */
export const jobConstraints = {
  people_job_rank_code_fkey: ['jobRankCode', 'EMPLOYEE_JOB_RANK'],
  people_job_title_code_fkey: ['jobTitleCode', 'EMPLOYEE_JOB_TITLE'],
} as const;

/** What the database's constraints refuse, under the field that it is about. */
export const constraints = {
  people_waiting_external_mail_key: ['externalMail', 'EMPLOYEE_MAIL_TAKEN'],
  people_waiting_mobile_key: ['mobile', 'EMPLOYEE_MOBILE_TAKEN'],
  people_waiting_opencode_key: ['opencode', 'EMPLOYEE_OPENCODE_TAKEN'],
  ...jobConstraints,
} as const;
