import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { ImportAsk, ImportItem } from '../../../../platform/import-kind.ts';
import { type JobList, selectJobLists } from '../../../organisation/job-ranks/index.ts';
import type { KeyedPerson } from '../../../people/people/index.ts';
import { choicesOf } from '../kinds-offered.ts';
import { departmentOf, type KnownDepartments, knownDepartments } from '../kinds/departments-known.ts';
import { jobOf, knownJobs } from '../kinds/job-lists-known.ts';

type CellOf = (person: KeyedPerson) => string;

interface GridColumn {
  readonly item: ImportItem;
  readonly cellOf: CellOf;
}

/** Names and place come first; the parts of a name are those of its one cell. */
const first: readonly string[] = ['fullName', 'employeeNumber', 'departmentCode', 'jobRankCode', 'jobTitleCode'];
const unused: readonly string[] = ['loginId', 'surname', 'givenName'];

/** The columns of a grid of people: what a file may change of them, but for lists that the company hides. */
export async function gridColumns(ask: ImportAsk, items: readonly ImportItem[]): Promise<readonly GridColumn[]> {
  const { ranks, titles } = await selectJobLists(ask.tx, ask.companyCode);
  const hidden = [...unused, ...(ranks.isHidden ? ['jobRankCode'] : []), ...(titles.isHidden ? ['jobTitleCode'] : [])];
  const placeOf = ({ name }: ImportItem) => (first.includes(name) ? first.indexOf(name) : first.length);
  const departments = await knownDepartments(ask);
  const jobs = { job_ranks: await knownJobs(ask, 'job_ranks'), job_titles: await knownJobs(ask, 'job_titles') };
  const jobCell = (list: JobList, code: string | null) => {
    const found = jobs[list].find(({ jobRankCode }) => jobRankCode === code);
    const name = found ? jobRankNameFor(found, ask.language) : '';
    return jobOf(jobs[list], list, name) === code ? name : (code ?? '');
  };
  const cellOf = (item: ImportItem): CellOf => {
    if (item.name === 'departmentCode') return (person) => departmentCell(departments, ask, person.departmentCode);
    if (item.name === 'jobRankCode') return (person) => jobCell('job_ranks', person.jobRankCode);
    if (item.name === 'jobTitleCode') return (person) => jobCell('job_titles', person.jobTitleCode);
    const choices = choicesOf(item, ask.language);
    return (person) => {
      const value = String((person as unknown as Readonly<Record<string, string | number | null>>)[item.name] ?? '');
      return choices?.find((choice) => choice.value === value)?.label ?? value;
    };
  };
  return items
    .filter(({ name }) => !hidden.includes(name))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((item) => ({ item, cellOf: cellOf(item) }));
}

/** Writes a department so that it is read again: by its name, or by its code where several have the name. */
function departmentCell(known: KnownDepartments, { language }: ImportAsk, code: string): string {
  const found = known.byCode.get(code);
  const name = found ? departmentNameFor(found, language) : '';
  const read = name === '' ? undefined : departmentOf(known, 'departmentCode', name);
  return read && 'departmentCode' in read && read.departmentCode === code ? name : code;
}
