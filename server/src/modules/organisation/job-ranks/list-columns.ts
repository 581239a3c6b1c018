import type { ListColumn, ListedPerson } from '../../../platform/contributions.ts';
import { type JobList, selectJobRanksOf, type StoredJobRank } from './job-ranks.sql.ts';

/** Columns of the list of people with the names of their job ranks and titles. */
export const jobColumns = {
  jobRank: columnOf('job_ranks', ({ jobRankCode }) => jobRankCode),
  jobTitle: columnOf('job_titles', ({ jobTitleCode }) => jobTitleCode),
};

function columnOf(list: JobList, codeOf: (person: ListedPerson) => string | null): ListColumn<StoredJobRank | null> {
  return {
    none: null,
    async valuesOf(tx, { companyCode, people }) {
      const coded = people.flatMap((person) => {
        const code = codeOf(person);
        return code === null ? [] : [{ personId: person.personId, code }];
      });
      const entries = await selectJobRanksOf(tx, list, { companyCode, codes: coded.map(({ code }) => code) });
      return new Map(coded.map(({ personId, code }) => [personId, entries.get(code) ?? null]));
    },
  };
}
