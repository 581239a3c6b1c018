import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import { organisationHome } from '@madang/contract/kernel/addresses.ts';
import { searchOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import { chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import { call } from '../../../kernel/call.ts';

const shown = 8;

/** Returns true if a term can be searched for; short terms find too much. */
export const isColleagueTerm = (term: string) => chartTerm.safeParse(term).success;

/** Colleagues and departments by a part of their names, each with its place in the chart. */
export async function findColleagues(term: string, language: Language, signal: AbortSignal) {
  const { items } = await call(searchOrganisation, { body: { by: 'name', term } }, { signal });
  const people = items.flatMap(({ person }) => person ?? []);
  const departments = items.flatMap(({ person, department }) => (person === null ? [department] : []));
  return {
    people: people.slice(0, shown).map(({ personId, fullName, englishName, department }) => ({
      id: personId,
      label: readsKorean(language) ? fullName : englishName || fullName,
      detail: departmentNameFor(department, language),
      path: `${organisationHome}?person=${personId}`,
    })),
    departments: departments.slice(0, shown).map((department) => ({
      id: department.departmentCode,
      label: departmentNameFor(department, language),
      path: `${organisationHome}?department=${department.departmentCode}`,
    })),
  };
}
