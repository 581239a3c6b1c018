import { hangulTypedAs } from '@madang/contract/kernel/search/hangul-layout.ts';
import { comparableText } from '@madang/contract/kernel/search/search-text.ts';
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { organisationSearch } from '@madang/contract/people/organisation-charts/routes.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { findDepartments, type TreeReader } from '../../../organisation/departments/index.ts';
import { selectPeople } from '../../people/index.ts';
import { pathsTo, presentCards } from '../organisation-charts.ts';

const { found: limit } = organisationChartLimits;

/** DEP-05 USR-02: people in service and departments by a name, or departments by a code. */
export const searchOrganisation = defineQuery({
  name: 'search-organisation',
  isOpenToGuests: true,
  input: organisationSearch,
  permission: 'session',
  mayLag: true,
  targets: () => [],
  refusals: [],
  run: ({ kernel, reader, read }, { by, term }) =>
    read(async (tx) => {
      const departments = await departmentsOf(tx, reader, by, term);
      const people =
        by === 'code'
          ? { hits: [], hasMore: false }
          : await peopleOf(tx, { reader, contributed: kernel.contributed }, term);
      const hasMore = departments.hasMore || people.hasMore;
      return firstOf([...departments.hits, ...people.hits], { hasMore });
    }),
});

async function departmentsOf(tx: Tx, reader: TreeReader, by: 'name' | 'code', term: string) {
  const { companyCode } = reader;
  const text = by === 'code' ? term.toLowerCase() : comparableText(readTerm(term).text);
  const find = (sought: string) =>
    findDepartments(tx, { companyCode, within: undefined, text: sought, limit: limit + 1 });
  const hangul = by === 'name' ? hangulTypedAs(readTerm(term).text) : undefined;
  const written = await find(text);
  // What was typed on a Latin layout is looked for where nothing has the letters themselves.
  const rows = written.length === 0 && hangul !== undefined ? await find(comparableText(hangul)) : written;
  const shown = rows.slice(0, limit).filter(({ departmentCode }) => by === 'name' || departmentCode.startsWith(term));
  const pathOf = await pathsTo(
    tx,
    reader,
    shown.map(({ departmentCode }) => departmentCode),
  );
  const hits = shown.map(({ departmentCode, departmentName, englishDepartmentName }) => ({
    department: { departmentCode, departmentName, englishDepartmentName },
    path: pathOf(departmentCode),
    person: null,
  }));
  return { hits, hasMore: rows.length > limit };
}

async function peopleOf(tx: Tx, asked: Parameters<typeof presentCards>[1], term: string) {
  const { text, reach } = readTerm(term);
  const hangul = hangulTypedAs(text);
  const selection = { companyCode: asked.reader.companyCode, text, reach, hangul, isEmployed: true } as const;
  const order = { by: 'fullName', descending: false } as const;
  const found = await selectPeople(tx, selection, { order, offset: 0, limit: limit + 1 });
  const people = await presentCards(tx, asked, found.slice(0, limit));
  const hits = people.map((person) => ({ department: person.department, path: [], person }));
  return { hits, hasMore: found.length > limit };
}
