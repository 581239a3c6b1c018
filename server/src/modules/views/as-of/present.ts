import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import { employmentStateOf } from '@madang/contract/ground/employment-states/states.ts';
import type { AsOfPerson } from '@madang/contract/views/as-of/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { presentStep, treeAsOf, type TreeReader } from '../../organisation/departments/index.ts';
import type { HeadAsOf, jobsAsOf, StoredAsOf } from '../../people/people-as-of/index.ts';
import type { AsOfDay } from './day.sql.ts';
import type { Planned } from './planned.ts';

export function aboutOf({ date, today, time, closedSince, headsSince }: AsOfDay, { notShown }: Planned) {
  return { date, today, time, closedSince, headsSince, notShown };
}

export function presentHead({ personId, fullName, displayName, englishName, photoId }: HeadAsOf) {
  return { personId, fullName, displayName, englishName, photoId };
}

export function presentAsOf(
  { personId, fullName, displayName, englishName, photoId, jobRankCode, jobTitleCode, ...columns }: StoredAsOf,
  { rank, title }: Awaited<ReturnType<typeof jobsAsOf>>,
): AsOfPerson {
  return {
    personId,
    fullName,
    displayName,
    englishName,
    photoId,
    state: employmentStateOf({ ...columns, isClosed: false }),
    jobRank: rank(jobRankCode),
    jobTitle: title(jobTitleCode),
  };
}

/** Names departments as they were called then; one that had no name then is called by its code. */
export async function departmentsThen(
  tx: Tx,
  reader: TreeReader,
  { moment }: AsOfDay,
  codes: readonly string[],
): Promise<(departmentCode: string) => NamedDepartment> {
  const { rows } = await treeAsOf({ companyCode: reader.companyCode, moment, codes }).execute(tx);
  const found = new Map(rows.map((row) => [row.departmentCode, row]));
  return (departmentCode) =>
    presentStep(
      found.get(departmentCode) ?? { departmentCode, departmentName: departmentCode, englishDepartmentName: '' },
      reader,
    );
}
