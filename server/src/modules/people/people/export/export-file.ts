import type { TableFileFormat } from '@madang/contract/ground/jobs/rules.ts';
import type { EmployeesExport, ListFilters } from '@madang/contract/people/people/routes.ts';
import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { reachOf } from '../../../../kernel/access/reach.sql.ts';
import { inCompany, type Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Judged } from '../../../../kernel/operations/outcome.ts';
import { tableFile } from '../../../../kernel/tables/write/table-file.ts';
import { readTimeZone } from '../../contacts/index.ts';
import { selectPeople, selectPeopleOf, type WholePerson } from '../people-list.sql.ts';
import { openSealed } from '../../person-records/index.ts';
import { selectPersonIds } from '../search/people-pages.sql.ts';
import type { PeopleSelection } from '../search/selection.sql.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { selectJobLists } from '../../../organisation/job-ranks/index.ts';
import { type JobAtWork, jobRights } from '../../../ground/jobs/index.ts';
import { orderOf, personTarget, presentPeople, selectionOf } from '../present-people.ts';
import { importColumns } from './import-columns.ts';
import { listColumns, timesIn } from './list-columns.ts';

export const exportEmployeesKind = 'export-employees' satisfies JobKind;

/** State of the list at export, and the reader's language. */
export interface ExportInput {
  readonly filters: ListFilters;
  /** Selected people; absent: all. */
  readonly personIds?: readonly string[] | undefined;
  /** Excluded people, if all are selected. */
  readonly exceptIds?: readonly string[] | undefined;
  readonly language: Language;
  /** Absent in a job of an earlier release: the list's, as CSV. */
  readonly columns?: EmployeesExport['columns'] | undefined;
  readonly format?: TableFileFormat | undefined;
}

/** True where the person exports people of the whole company, not of a branch alone. */
export async function exportsWholeCompany(tx: Tx, personId: string): Promise<boolean> {
  return (await reachOf(tx, personId, jobRights[exportEmployeesKind], 'person')) === undefined;
}

interface Exporting {
  readonly companyCode: string;
  readonly personId: string;
  readonly input: ExportInput;
}

/** Reads what approvers judge an export by: how many people, which columns, and by which filters or names. */
export async function judgedExport(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed' | 'keyring'>,
  { companyCode, personId, input: { filters, personIds, exceptIds, columns = 'list', format = 'csv' } }: Exporting,
): Promise<Judged> {
  const within = await reachOf(tx, personId, jobRights[exportEmployeesKind], 'person');
  const selection = { ...selectionOf(kernel, companyCode, filters), personIds, exceptIds, within };
  const { count } = await selectPersonIds(tx, selection, orderOf(filters));
  const { departmentCode, jobRankCode, jobTitleCode, keyword, state } = filters;
  const named = { department: departmentCode, 'job-rank': jobRankCode, 'job-title': jobTitleCode };
  const filtered = Object.entries(named).flatMap(([kind, id]) => (id === undefined || id === '' ? [] : [{ kind, id }]));
  return {
    targets: personIds ? personIds.slice(0, judgedPeople).map(personTarget) : filtered,
    facts: {
      count: String(count),
      columns,
      format,
      ...(keyword !== '' && { keyword }),
      ...(state !== '' && { state }),
    },
  };
}

/** Selected people that are named to approvers. */
const judgedPeople = 20;

/** People that are read at a time; in between the job can be cancelled, and the right may shrink. */
const sliceSize = 500;

/** Everyone in the list, or everyone selected there, within reach of its starter, as a file that spreadsheets open. */
export async function writeEmployees(kernel: Kernel, { companyCode, startedBy, input, advance }: JobAtWork) {
  const { filters, personIds, exceptIds, language, columns = 'list', format = 'csv' } = input as ExportInput;
  const selection = { ...selectionOf(kernel, companyCode, filters), personIds, exceptIds };
  const withinReach = async (tx: Tx, asked: PeopleSelection) => {
    const within = await reachOf(tx, startedBy, jobRights[exportEmployeesKind], 'person');
    return selectPersonIds(tx, { ...asked, within }, orderOf(filters));
  };
  const { ids, timeZone, ...known } = await inCompany(kernel.db, companyCode, async (tx) => ({
    ids: await withinReach(tx, selection),
    company: await readCompany(tx, companyCode),
    timeZone: await readTimeZone(tx, { companyCode, personId: startedBy }),
    jobLists: await selectJobLists(tx, companyCode),
  }));
  const reading = { companyCode, language, timeZone, ...known };
  const { header, rowsOf } = columns === 'import' ? importTable(kernel, reading) : listTable(kernel, reading);
  await advance({ doneCount: 0, totalCount: ids.count });
  const rows = async function* (): AsyncGenerator<readonly string[]> {
    for (let start = 0; start < ids.count; start += sliceSize) {
      const slice = ids.from(start, sliceSize);
      yield* await inCompany(kernel.db, companyCode, async (tx) => {
        const still = await withinReach(tx, { companyCode, text: '', reach: 'part', personIds: slice });
        return rowsOf(tx, still.from(0, sliceSize));
      });
      await advance({ doneCount: start + slice.length, totalCount: ids.count });
    }
  };
  const name = kernel.translator.text(language, 'employeesFile.name');
  const day = timesIn(timeZone)(new Date()).slice(0, 10);
  return { fileName: `${name} ${day}.${format}`, content: tableFile(format, [{ name, header, rows: rows() }]) };
}

interface Reading {
  readonly companyCode: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Awaited<ReturnType<typeof readCompany>>;
  readonly jobLists: Awaited<ReturnType<typeof selectJobLists>>;
}

interface PeopleTable {
  readonly header: readonly string[];
  readonly rowsOf: (tx: Tx, personIds: readonly string[]) => Promise<(readonly string[])[]>;
}

function listTable(kernel: Kernel, { companyCode, company, ...reading }: Reading): PeopleTable {
  const reader = { companyCode, profile: { companyName: company.name, englishCompanyName: company.englishName } };
  const columns = listColumns(kernel, reading);
  return {
    header: columns.map(({ head }) => head),
    rowsOf: async (tx, personIds) => {
      const people = await selectPeopleOf(tx, companyCode, personIds);
      const rows = await presentPeople(tx, { reader, contributed: kernel.contributed }, people);
      return rows.map((row) => columns.map(({ valueOf }) => valueOf(row)));
    },
  };
}

function importTable(kernel: Kernel, { companyCode, language }: Reading): PeopleTable {
  const columns = importColumns(kernel, language);
  return {
    header: columns.map(({ head }) => head),
    rowsOf: async (tx, personIds) => {
      const people = await selectPeople(tx, companyCode, personIds);
      return personIds.flatMap((personId) => {
        const found = people.get(personId) as (WholePerson & Readonly<Record<string, unknown>>) | undefined;
        if (!found) return [];
        const person = openSealed(kernel.keyring, personId, found);
        return [columns.map(({ valueOf }) => valueOf(person))];
      });
    },
  };
}
