import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ChosenColumn, WrittenSheet } from '../../../kernel/tables/write/sheet-xml.ts';
import type { ImportItem, ImportKind } from '../../../platform/import-kind.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { wholeTreeOf } from '../../organisation/departments/index.ts';
import { selectJobRanks } from '../../organisation/job-ranks/index.ts';
import { itemLabel, kindLabel } from './kinds-offered.ts';
import { companyClock } from './stored/imports.sql.ts';

type Listed = NonNullable<ImportItem['lists']>;
type Entry = readonly [code: string, name: string];

const jobLists = { jobRanks: 'job_ranks', jobTitles: 'job_titles' } as const;
const labels = { departments: 'department', jobRanks: 'jobRank', jobTitles: 'jobTitle' } as const;

interface Asked {
  readonly companyCode: string;
  readonly language: Language;
}

/** BLK-01: headings alone, the company's own codes, and an example apart from them, so that it is not registered by mistake. */
export async function templateSheets(
  tx: Tx,
  kernel: Kernel,
  kind: ImportKind,
  { companyCode, language }: Asked,
): Promise<[WrittenSheet, ...WrittenSheet[]]> {
  const items = kind.items.filter(({ isAlias }) => isAlias !== true);
  const header = items.map((item) => itemLabel(kernel, language, item));
  const listed = [...new Set(items.flatMap(({ lists }) => lists ?? []))];
  const entries = new Map<Listed, readonly Entry[]>();
  for (const list of listed) entries.set(list, await entriesOf(tx, companyCode, list));
  const word = (key: string) => kernel.translator.text(language, key);
  const lists = listed.length === 0 ? [] : [listSheet(word, entries)];
  const chosen = items.flatMap(({ lists: list }, column): ChosenColumn[] => {
    const count = list === undefined ? 0 : (entries.get(list)?.length ?? 0);
    return list === undefined || count === 0
      ? []
      : [{ column, fromSheet: 1, fromColumn: listed.indexOf(list) * 2, count }];
  });
  const { timeZone } = await readCompany(tx, companyCode);
  const { day: today } = await companyClock(tx, timeZone);
  const first = (list: Listed) => entries.get(list)?.[0]?.[0] ?? '';
  const codes = { departments: first('departments'), jobRanks: first('jobRanks'), jobTitles: first('jobTitles') };
  const example = kind.example?.({ companyCode, language, today, codes });
  const row = items.map(({ name }) => example?.[name] ?? '');
  return [
    { name: kindLabel(kernel, language, kind.kind), header, rows: [], chosen },
    ...lists,
    ...(example ? [{ name: word('importFile.example'), header, rows: [row] }] : []),
  ];
}

/** Codes with names, two columns of each list beside each other. */
function listSheet(word: (key: string) => string, entries: ReadonlyMap<Listed, readonly Entry[]>): WrittenSheet {
  const header = [...entries.keys()].flatMap((list) => {
    const label = word(`importItems.${labels[list]}`);
    return [`${label} ${word('importItems.code')}`, label];
  });
  const length = Math.max(0, ...[...entries.values()].map((rows) => rows.length));
  const rows = Array.from({ length }, (_, at) => [...entries.values()].flatMap((list) => list[at] ?? ['', '']));
  return { name: word('importFile.lists'), header, rows };
}

async function entriesOf(tx: Tx, companyCode: string, list: Listed): Promise<readonly Entry[]> {
  if (list === 'departments') {
    const { rows } = await wholeTreeOf(companyCode).execute(tx);
    return rows
      .filter(({ parentDepartmentCode }) => parentDepartmentCode !== '')
      .map(({ departmentCode, departmentName }) => [departmentCode, departmentName]);
  }
  const rows = await selectJobRanks(tx, jobLists[list], companyCode);
  return rows.map(({ jobRankCode, jobRankName }) => [jobRankCode, jobRankName]);
}
