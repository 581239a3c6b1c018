import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { EmployeeRow } from '@madang/contract/people/people/routes.ts';
import { jobListNameFor, jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { selectJobLists } from '../../../organisation/job-ranks/index.ts';

export interface FileColumn<Row> {
  readonly head: string;
  readonly valueOf: (row: Row) => string;
}

interface Reading {
  readonly language: Language;
  readonly timeZone: string;
  readonly jobLists: Awaited<ReturnType<typeof selectJobLists>>;
}

/** RNK-02: the list's own columns, with the company's words for ranks and titles, and neither where it hides the list. */
export function listColumns(
  { translator }: Pick<Kernel, 'translator'>,
  { language, timeZone, jobLists }: Reading,
): readonly FileColumn<EmployeeRow>[] {
  const timeOf = timesIn(timeZone);
  const word = (key: string) => translator.text(language, `employeesFile.${key}`);
  const label = (name: string) => translator.text(language, `fields.${name}`);
  const job = (id: 'jobRank' | 'jobTitle', list: Reading['jobLists']['ranks']): readonly FileColumn<EmployeeRow>[] =>
    list.isHidden
      ? []
      : [
          {
            head: jobListNameFor(list, language) || word(id),
            valueOf: (row) => (row[id] === null ? '' : jobRankNameFor(row[id], language)),
          },
        ];
  return [
    { head: word('fullName'), valueOf: (row) => row.fullName },
    ...textNamesIn('export').map((name) => ({ head: label(name), valueOf: (row: EmployeeRow) => row[name] })),
    { head: word('loginId'), valueOf: (row) => row.loginId },
    { head: word('department'), valueOf: (row) => departmentNameFor(row.department, language) },
    { head: word('concurrentPosts'), valueOf: (row) => postsText(row, { language, jobLists }) },
    ...job('jobRank', jobLists.ranks),
    ...job('jobTitle', jobLists.titles),
    { head: word('state'), valueOf: (row) => stateText(row, word) },
    { head: `${word('registeredAt')} (${timeZone})`, valueOf: (row) => timeOf(new Date(row.registeredAt)) },
  ];
}

/** USR-13: the state, and the lock of access beside it. */
function stateText({ state, isSuspended }: EmployeeRow, word: (key: string) => string): string {
  return isSuspended ? `${word(state)}, ${word('suspended')}` : word(state);
}

/** Each post by its department, with the title that it has there unless the company hides titles. */
function postsText({ concurrentPosts }: EmployeeRow, { language, jobLists }: Pick<Reading, 'language' | 'jobLists'>) {
  return concurrentPosts
    .map(({ department, jobTitle }) => {
      const name = departmentNameFor(department, language);
      return jobTitle && !jobLists.titles.isHidden ? `${name} (${jobRankNameFor(jobTitle, language)})` : name;
    })
    .join(', ');
}

/** Writes moments as `2026-11-22 18:05`, which every spreadsheet takes for one. */
export function timesIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => format.format(moment);
}
