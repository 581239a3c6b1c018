import type { placing } from '@madang/contract/people/people/posts/placing.ts';
import type { FieldChange } from '@madang/contract/people/people/rules.ts';
import type * as z from 'zod/mini';
import { allowed, type ManyContext, type ManyRow, secondForm } from '../../../../kernel/operations/many.ts';
import { lockDepartmentsForReference } from '../../../organisation/departments/index.ts';
import { lockJobRanksForReference } from '../../../organisation/job-ranks/index.ts';
import { lockAllowed, openSealed } from '../../person-records/index.ts';
import { selectPeople, updatePlaces, type WholePerson } from '../people-list.sql.ts';
import { selectPostsOf } from '../posts/posts.sql.ts';
import { personTarget } from '../present-people.ts';
import { changedRecordIssues, compareFields } from './change-fields.ts';
import { placeChanges } from './place-changes.ts';

type Placing = z.output<typeof placing>;

/** New places of many people. */
export const newPlaces = secondForm({
  takes: (_, { personId }: Placing) => [personId],
  async checkMany(context, rows: readonly ManyRow<Placing>[]) {
    const { tx, companyCode, isCheck } = context;
    const personIds = rows.map(({ input }) => input.personId);
    const changeable = await lockAllowed(tx, { companyCode, personIds, isCheck }, 'change');
    const people = await selectPeople(tx, companyCode, personIds);
    const isKnown = await knownIn(context, rows);
    return rows.flatMap(({ rowNumber, input, isRepeated }) => {
      const { personId } = input;
      const person = people.get(personId);
      if (isRepeated || !person || !changeable.has(personId) || !isKnown(input)) return [];
      const content = contentOf(context, person, input);
      return content === undefined ? [] : [{ rowNumber, content }];
    });
  },
  async writeMany({ tx, companyCode }, rows) {
    await updatePlaces(
      tx,
      companyCode,
      rows.map(({ content }) => content.place),
    );
    return rows.map(({ rowNumber, content: { place, before, changed, change } }) => ({
      rowNumber,
      answer: { before },
      audit: { target: personTarget(place.personId), fields: changed, ...placeChanges(before, change) },
      undo: backToPlace(place.personId, before, change),
    }));
  },
});

/** The step that puts a person back, unless they were put elsewhere since. */
export function backToPlace(personId: string, before: FieldChange, change: FieldChange) {
  return { name: 'change-employee-place', input: { personId, ...before, onlyIf: change } };
}

/** Finds a transfer that changes nothing; a step that takes one back may find it taken back already. */
export function isNoTransfer(
  { departmentCode, onlyIf }: Omit<Placing, 'personId'>,
  changed: readonly string[],
): boolean {
  return departmentCode !== undefined && onlyIf === undefined && changed.length === 0;
}

/** The new place of a person with what it changes; undefined where a rule refuses it. */
function contentOf({ kernel }: ManyContext, person: WholePerson, { personId, onlyIf, ...change }: Placing) {
  const found = allowed(() => compareFields(person, { change, expected: onlyIf }));
  if (!found) return undefined;
  const { before, changed } = found;
  if (isNoTransfer({ ...change, onlyIf }, changed)) return undefined;
  // The rules between the fields look at a title alone; what is sealed is not opened for the others.
  const isTitled = changed.includes('jobTitleCode');
  if (
    isTitled &&
    changedRecordIssues(openSealed(kernel.keyring, personId, { ...person }), { change, changed }).length > 0
  ) {
    return undefined;
  }
  const { departmentCode, jobRankCode, jobTitleCode } = person;
  const place = {
    personId,
    departmentCode: change.departmentCode ?? departmentCode,
    jobRankCode: change.jobRankCode ?? jobRankCode ?? '',
    jobTitleCode: change.jobTitleCode ?? jobTitleCode ?? '',
  };
  return { place, before, changed, change };
}

/** Asks the database once for all rows which departments, ranks and titles there are, and who has a post in the new department. */
async function knownIn(
  { tx, companyCode, isCheck }: ManyContext,
  rows: readonly ManyRow<Placing>[],
): Promise<(input: Placing) => boolean> {
  const valuesOf = (field: 'departmentCode' | 'jobRankCode' | 'jobTitleCode') =>
    [...new Set(rows.map(({ input }) => input[field] ?? ''))].filter((code) => code !== '').toSorted();
  const named = { companyCode, isCheck };
  const departments = await lockDepartmentsForReference(tx, { ...named, codes: valuesOf('departmentCode') });
  const ranks = await lockJobRanksForReference(tx, 'job_ranks', { ...named, codes: valuesOf('jobRankCode') });
  const titles = await lockJobRanksForReference(tx, 'job_titles', { ...named, codes: valuesOf('jobTitleCode') });
  const moved = rows.filter(({ input }) => input.departmentCode !== undefined).map(({ input }) => input.personId);
  const posts = moved.length === 0 ? [] : await selectPostsOf(tx, companyCode, moved);
  const postOf = (personId: string, departmentCode: string) => `${personId} ${departmentCode}`;
  const held = new Set(posts.map(({ personId, departmentCode }) => postOf(personId, departmentCode)));
  return ({ personId, departmentCode, jobRankCode = '', jobTitleCode = '' }) =>
    (departmentCode === undefined ||
      (departments.has(departmentCode) && !held.has(postOf(personId, departmentCode)))) &&
    (jobRankCode === '' || ranks.has(jobRankCode)) &&
    (jobTitleCode === '' || titles.has(jobTitleCode));
}
