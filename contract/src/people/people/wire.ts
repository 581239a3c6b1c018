import * as z from 'zod/mini';
import { anyDepartmentCode } from '../../organisation/departments/rules.ts';
import { enumeration } from '../../kernel/enumerations.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { orEmpty, requiredText, rule } from '../../kernel/rules.ts';
import { wireObject } from '../../kernel/wire.ts';
import { searchNamesMax } from './limits.ts';
import { employeeRow } from './routes.ts';
import { searchDate } from '../../kernel/search/search-dates.ts';
import { searchTerm } from './search-term.ts';

/** The longest mail address, which is the longest of all names. */
const nameMaxLength = 320;
const sortColumnsMax = 3;

/** USR-01: at most so many people by name, and none of them twice, in any case. */
const names = z.array(requiredText(nameMaxLength)).check(
  rule('SEARCH_NAMES_MOST', ({ length }: readonly string[]) => length <= searchNamesMax, { 0: searchNamesMax }),
  rule(
    'SEARCH_NAMES_TWICE',
    (all: readonly string[]) => new Set(all.map((name) => name.toLowerCase())).size === all.length,
  ),
);

/** The fields that the operation's own refusals are about. */
export const refusedFields = { sortOrders: 'sortOrders', nameKinds: 'searchKeys', lastDate: 'endYmd' } as const;

/** USR-01: the people of the caller's company by the specification's names; what fields ask of each other the operation says. */
export const searchEmployees = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/emp/search',
  body: wireObject({
    keyword: ['keyword', orEmpty(searchTerm)],
    queryScope: ['scope', z._default(enumeration('peopleScope'), 'managed')],
    /** Kind of organisation; absent for both. */
    orgTypeCd: ['organisationKind', z.optional(enumeration('organisationKind'))],
    deptCd: ['departmentCode', orEmpty(anyDepartmentCode)],
    /** Keys by which `searchVals` names people. */
    searchKeys: ['nameKinds', z._default(z.array(enumeration('personKey')).check(z.maxLength(searchNamesMax)), [])],
    searchVals: ['names', z._default(names, [])],
    strtYmd: ['firstDate', searchDate],
    endYmd: ['lastDate', searchDate],
    sortKeys: ['sortColumns', z.optional(z.array(enumeration('idListSort')).check(z.maxLength(sortColumnsMax)))],
    sortOrders: ['sortOrders', z.optional(z.array(z.enum(['ASC', 'DESC'])).check(z.maxLength(sortColumnsMax)))],
    pageNo: ['page', z._default(z.number().check(z.int(), z.positive(), z.maximum(100_000)), 1)],
  }),
  answer: listOf(employeeRow),
});
