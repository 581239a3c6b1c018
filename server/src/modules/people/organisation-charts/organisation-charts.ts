import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { findDepartmentPaths, presentStep, type TreeReader } from '../../organisation/departments/index.ts';
import { selectJobLists } from '../../organisation/job-ranks/index.ts';
import { presentPeople, type StoredPerson } from '../people/index.ts';

/** People as their colleagues see them; a list that the company hides says nothing of anyone (RNK-02). */
export async function presentCards(
  tx: Tx,
  asked: Parameters<typeof presentPeople>[1],
  people: readonly StoredPerson[],
): Promise<MemberCard[]> {
  const { ranks, titles } = await selectJobLists(tx, asked.reader.companyCode);
  const rows = await presentPeople(tx, asked, people);
  const away = new Map(people.map(({ personId, dispatchedTo }) => [personId, dispatchedTo]));
  return rows.map(
    ({
      personId,
      fullName,
      displayName,
      photoId,
      englishName,
      loginId,
      department,
      concurrentPosts,
      emblems,
      seat,
      guestOf,
      ...job
    }) => ({
      personId,
      fullName,
      displayName,
      photoId,
      englishName,
      loginId,
      department,
      jobRank: ranks.isHidden ? null : job.jobRank,
      jobTitle: titles.isHidden ? null : job.jobTitle,
      concurrentPosts: concurrentPosts.map((post) => (titles.isHidden ? { ...post, jobTitle: null } : post)),
      emblems,
      seat,
      guestOf,
      dispatchedTo: away.get(personId) ?? null,
    }),
  );
}

/** The ways down from the company to some departments, by the code at their end. */
export async function pathsTo(
  tx: Tx,
  reader: TreeReader,
  codes: readonly string[],
): Promise<(departmentCode: string) => NamedDepartment[]> {
  const steps = Map.groupBy(await findDepartmentPaths(tx, reader.companyCode, codes), ({ leaf }) => leaf);
  return (code) => (steps.get(code) ?? []).map((step) => presentStep(step, reader));
}
