import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { lockDepartmentForReference, nameDepartments } from '../../organisation/departments/index.ts';
import { lockJobRankForReference, selectJobRanksOf, type JobList } from '../../organisation/job-ranks/index.ts';

/** Department, job rank and job title an invited person starts with; '' for no job rank or no job title. */
export interface Place {
  readonly departmentCode: string;
  readonly jobRankCode: string;
  readonly jobTitleCode: string;
}

/**
 * Locks what still exists of a place until the commit; missing parts are omitted. It precedes locks of the invitation,
 * in a deletion's order.
 */
export async function lockPlaceForReference(tx: Tx, companyCode: string, place: Place): Promise<Place> {
  const { departmentCode } = place;
  const locked = async (list: JobList, code: string) =>
    code !== '' && (await lockJobRankForReference(tx, list, { companyCode, code })) ? code : '';
  return {
    departmentCode: (await lockDepartmentForReference(tx, { companyCode, departmentCode }))
      ? departmentCode
      : rootDepartment,
    jobRankCode: await locked('job_ranks', place.jobRankCode),
    jobTitleCode: await locked('job_titles', place.jobTitleCode),
  };
}

/** The same with names, as the console shows it. */
export interface NamedPlace {
  readonly department: NamedDepartment;
  readonly jobRank: JobRank | null;
  readonly jobTitle: JobRank | null;
}

/** Names the places of a page of invitations. */
export async function placeNames(
  tx: Tx,
  session: Session,
  places: readonly Place[],
): Promise<(place: Place) => NamedPlace> {
  const { companyCode } = session;
  const codesOf = (code: keyof Place) => [...new Set(places.map((place) => place[code]))].filter((each) => each !== '');
  const departmentOf = await nameDepartments(tx, session, codesOf('departmentCode'));
  const ranks = await selectJobRanksOf(tx, 'job_ranks', { companyCode, codes: codesOf('jobRankCode') });
  const titles = await selectJobRanksOf(tx, 'job_titles', { companyCode, codes: codesOf('jobTitleCode') });
  return ({ departmentCode, jobRankCode, jobTitleCode }) => ({
    department: departmentOf(departmentCode),
    jobRank: ranks.get(jobRankCode) ?? null,
    jobTitle: titles.get(jobTitleCode) ?? null,
  });
}
