import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { EmployeeRow, ListFilters } from '@madang/contract/people/people/routes.ts';
import { jobListNameFor, jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { reachOf } from '../../../kernel/access/reach.sql.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { csvBeginning, csvLine } from '../../../kernel/files/csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readTimeZone } from '../contacts/index.ts';
import { selectPeopleOf } from './people-list.sql.ts';
import { selectPersonIds } from './search/people-pages.sql.ts';
import type { PeopleSelection } from './search/selection.sql.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { selectJobLists } from '../../organisation/job-ranks/index.ts';
import { type JobAtWork, jobRights } from '../../ground/jobs/index.ts';
import { orderOf, presentPeople, selectionOf } from './present-people.ts';

export const exportEmployeesKind = 'export-employees' satisfies JobKind;

/** What the list showed, and in which language its reader reads. */
export interface ExportInput {
  readonly filters: ListFilters;
  /** Who of them was chosen; absent: all. */
  readonly personIds?: readonly string[] | undefined;
  /** Who was let go of all of them. */
  readonly exceptIds?: readonly string[] | undefined;
  readonly language: Language;
}

/** So many people are read at a time; in between the job can be cancelled, and the right may reach less far. */
const sliceSize = 500;

/** Everyone in the list, or everyone selected there, within reach of its starter, as a file that spreadsheets open. */
export async function writeEmployees(kernel: Kernel, { companyCode, startedBy, input, advance }: JobAtWork) {
  const { filters, personIds, exceptIds, language } = input as ExportInput;
  const selection = { ...selectionOf(kernel.keyring, companyCode, filters), personIds, exceptIds };
  const withinReach = async (tx: Tx, asked: PeopleSelection) => {
    const within = await reachOf(tx, startedBy, jobRights[exportEmployeesKind], 'person');
    return selectPersonIds(tx, { ...asked, within }, orderOf(filters));
  };
  const { ids, company, timeZone, jobLists } = await inCompany(kernel.db, companyCode, async (tx) => ({
    ids: await withinReach(tx, selection),
    company: await readCompany(tx, companyCode),
    timeZone: await readTimeZone(tx, { companyCode, personId: startedBy }),
    jobLists: await selectJobLists(tx, companyCode),
  }));
  const reader = { companyCode, profile: { companyName: company.name, englishCompanyName: company.englishName } };
  const timeOf = timesIn(timeZone);
  const columns = columnsFor(kernel, { language, timeZone, jobLists });
  await advance({ doneCount: 0, totalCount: ids.count });
  const lines = async function* (): AsyncGenerator<string> {
    yield csvBeginning + csvLine(columns.map(({ head }) => head));
    for (let start = 0; start < ids.count; start += sliceSize) {
      const slice = ids.from(start, sliceSize);
      const rows = await inCompany(kernel.db, companyCode, async (tx) => {
        const still = await withinReach(tx, { companyCode, text: '', reach: 'part', personIds: slice });
        const people = await selectPeopleOf(tx, companyCode, still.from(0, sliceSize));
        return presentPeople(tx, { reader, contributed: kernel.contributed }, people);
      });
      yield rows.map((row) => csvLine(columns.map(({ valueOf }) => valueOf(row)))).join('');
      await advance({ doneCount: start + slice.length, totalCount: ids.count });
    }
  };
  const name = kernel.translator.text(language, 'employeesFile.name');
  return { fileName: `${name} ${timeOf(new Date()).slice(0, 10)}.csv`, content: lines() };
}

interface Column {
  readonly head: string;
  readonly valueOf: (row: EmployeeRow) => string;
}

interface Reading {
  readonly language: Language;
  readonly timeZone: string;
  readonly jobLists: Awaited<ReturnType<typeof selectJobLists>>;
}

/** RNK-02: the company's own words for ranks and titles, and neither where it hides the list. */
function columnsFor({ translator }: Kernel, { language, timeZone, jobLists }: Reading): readonly Column[] {
  const timeOf = timesIn(timeZone);
  const word = (key: string) => translator.text(language, `employeesFile.${key}`);
  const label = (name: string) => translator.text(language, `fields.${name}`);
  const job = (id: 'jobRank' | 'jobTitle', list: Reading['jobLists']['ranks']): readonly Column[] =>
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
function timesIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => format.format(moment);
}
