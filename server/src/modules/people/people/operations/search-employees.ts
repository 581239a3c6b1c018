import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { employeesCountedUpTo, employeesPerPage } from '@madang/contract/people/people/limits.ts';
import { periodFault, periodOf, searchDaysMax } from '@madang/contract/kernel/search/search-dates.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import { refusedFields, searchEmployees as route } from '@madang/contract/people/people/wire.ts';
import { hangulTypedAs } from '@madang/contract/kernel/search/hangul-layout.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { pageOf, pageOfMany, refuseBeyond } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import { findDepartmentPaths } from '../../../organisation/departments/index.ts';
import { departmentOnWay } from '../../sub-organisations/index.ts';
import { contactIndexes } from '../../person-records/index.ts';
import { selectOwnProfile } from '../../own-records/index.ts';
import { identifiersIn } from '../fields/pasted-identifiers.ts';
import { type FarPages, farPagesOf } from '../search/far-pages.ts';
import { countPeople, type PagePlace, readPeople } from '../search/people-pages.sql.ts';
import type { PeopleSelection } from '../search/selection.sql.ts';
import { presentPeople } from '../present-people.ts';

const input = plainInput(route.body);
type Asked = (typeof input)['_zod']['output'];

/** USR-01: the people within the caller's reach by the specification's search. */
export const searchEmployees = defineQuery({
  name: 'search-employees',
  input,
  permission: 'employees.view',
  mayLag: true,
  targets: { within: 'person' },
  access: (asked, companyCode) => {
    const { keyword, departmentCode: department, scope, organisationKind = '', names, firstDate, lastDate } = asked;
    const searchScope = scope === 'managed' ? organisationKind : scope;
    const searchNames = names.join('');
    return listAccess(companyCode, {
      keyword,
      department,
      searchScope,
      searchNames,
      searchPeriod: firstDate + lastDate,
    });
  },
  refusals: ['PAGE_BEYOND', 'SEARCH_SORT_PAIRS', 'SEARCH_ONE_KEY', 'SEARCH_DATES_ORDER', 'SEARCH_DAYS'],
  async run({ kernel, companyCode, reader, reach, read, refuse }, asked) {
    const sorted = sortedOf(asked);
    if (!sorted) throw refuse.field(refusedFields.sortOrders, 'SEARCH_SORT_PAIRS');
    const isNamed = asked.names.length > 0;
    if (asked.nameKinds.length !== (isNamed ? 1 : 0)) throw refuse.field(refusedFields.nameKinds, 'SEARCH_ONE_KEY');
    const fault = periodFault(periodOf(asked.firstDate, asked.lastDate), new Date());
    if (fault === 'SEARCH_DAYS') throw refuse.field(refusedFields.lastDate, fault, { 0: searchDaysMax });
    if (fault) throw refuse.field(refusedFields.lastDate, fault);
    return read(async (tx) => {
      const scope = await scopeOf(tx, reader, asked.scope);
      const selection = { ...selectionFor(kernel.keyring, companyCode, asked), ...scope, within: await reach(tx) };
      const found = await readSorted(tx, selection, { sorted, page: asked.page, farPages: farPagesOf(kernel) });
      return { ...found, items: await presentPeople(tx, { reader, contributed: kernel.contributed }, found.items) };
    });
  },
});

/** Undefined where columns and orders are no pairs; by name where neither is said. */
function sortedOf({ sortColumns, sortOrders }: Asked): PagePlace['orders'] | undefined {
  if (!sortColumns && !sortOrders) return [{ by: 'fullName', descending: false }];
  if (!sortColumns || sortColumns.length !== sortOrders?.length) return undefined;
  if (new Set(sortColumns).size < sortColumns.length) return undefined;
  const [first, ...others] = sortColumns.map((column, index) => ({
    by: column === 'requestDate' ? ('registeredAt' as const) : column,
    descending: sortOrders[index] === 'DESC',
  }));
  return first && [first, ...others];
}

function selectionFor(keyring: Keyring, companyCode: string, asked: Asked): PeopleSelection {
  const { text, reach } = readTerm(asked.keyword);
  const { departmentCode: department, names, nameKinds, organisationKind } = asked;
  const [kind] = nameKinds;
  const lower = names.map((name) => name.toLowerCase());
  const indexes = () => names.flatMap((name) => contactIndexes(keyring, 'externalMail', name));
  return {
    companyCode,
    text,
    reach,
    hangul: hangulTypedAs(text),
    identifiers: text === '' ? undefined : identifiersIn(keyring, text),
    belowDepartment: department === rootDepartment ? undefined : department || undefined,
    registered: periodOf(asked.firstDate, asked.lastDate),
    isDispatched: organisationKind && organisationKind === 'temporary',
    ...(kind === 'loginId' && { loginIds: lower }),
    ...(kind === 'mail' && { mails: { addresses: lower, indexes: indexes() } }),
    // No person has what is no id.
    ...(kind === 'person' && {
      personIds: lower.filter((name) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)),
    }),
  };
}

/** The people that a scope leaves: oneself, one's department, the nearest part of the company above it, all within reach. */
async function scopeOf(tx: Tx, reader: Session, scope: Asked['scope']): Promise<Partial<PeopleSelection>> {
  const { companyCode, personId } = reader;
  if (scope === 'managed') return {};
  if (scope === 'self') return { onlyPersonId: personId };
  const { departmentCode } = await selectOwnProfile(tx, reader);
  if (scope === 'department') return { departmentCode };
  const way = await findDepartmentPaths(tx, companyCode, [departmentCode]);
  const codes = way.map((step) => step.departmentCode);
  // Above all parts of a company is the company itself.
  return { alsoBelow: await departmentOnWay(tx, companyCode, codes) };
}

async function readSorted(
  tx: Tx,
  selection: PeopleSelection,
  {
    sorted,
    page,
    farPages,
  }: { readonly sorted: PagePlace['orders']; readonly page: number; readonly farPages: FarPages },
) {
  const rowsPerPage = employeesPerPage;
  const place = { orders: sorted, offset: (page - 1) * rowsPerPage, limit: rowsPerPage + 1, farPages };
  const { people, count } = await readPeople(tx, selection, place);
  if (count <= employeesCountedUpTo) return pageOf(people.slice(0, rowsPerPage), { page, rowsPerPage, count });
  if (people.length === 0) refuseBeyond({ page, rowsPerPage, count: await countPeople(tx, selection) });
  return pageOfMany(people, { page, rowsPerPage, count: employeesCountedUpTo });
}
