import { anyDepartmentCode } from '@madang/contract/organisation/departments/rules.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { type EmployeeOrder, employeeOrders } from '@madang/contract/people/people/selection.ts';
import { listedStates } from '@madang/contract/people/people/rules.ts';
import { jobRankCode } from '@madang/contract/organisation/job-ranks/rules.ts';
import { currentLanguage } from '../../../kernel/i18n.ts';
import { pageIn } from '../../../kernel/lists/numbered-pages.ts';
import type { EmployeesQuery } from './api.ts';

/** Returns the list's query from the address; an invalid parameter keeps its initial value. */
export function queryFromUrl(search: URLSearchParams): EmployeesQuery {
  return {
    keyword: search.get('q') ?? '',
    state: listedStates.find((state) => state === search.get('state')) ?? '',
    jobRankCode: codeIn(search.get('rank')),
    jobTitleCode: codeIn(search.get('title')),
    departmentCode: anyDepartmentCode.safeParse(search.get('department')).data ?? '',
    orderBy: employeeOrders.find((order) => order === search.get('sort')) ?? nameOrder(),
    direction: search.get('order') === 'descending' ? 'descending' : 'ascending',
    page: pageIn(search),
  };
}

/** A list begins in the order of the names that its reader reads. */
function nameOrder(): EmployeeOrder {
  return readsKorean(currentLanguage()) ? 'fullName' : 'englishName';
}

function codeIn(written: string | null): string {
  const { data } = jobRankCode.safeParse(written);
  return data ?? '';
}
