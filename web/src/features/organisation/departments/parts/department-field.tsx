import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { type DepartmentChoice, findDepartmentChoices } from '@madang/contract/people/people/routes.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { namesIn } from '../../../../kernel/session.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { useText } from '../texts.ts';

interface DepartmentFieldProps {
  readonly field: Omit<FieldProps<string>, 'label'>;
  readonly label?: string;
  /** The department that stands chosen, which the first search need not find. */
  readonly present?: { readonly value: string; readonly label: string } | undefined;
  /** Department that cannot be selected, with all below it. */
  readonly except?: string;
  /** Finds what is offered, if that is not what the reader's right to departments reaches. */
  readonly useFound?: (keyword: string) => UseQueryResult<readonly OfferedDepartment[]>;
}

/** A department that can be chosen; without a number of people nothing is said of them. */
type OfferedDepartment = Omit<DepartmentChoice, 'peopleCount'> & Partial<Pick<DepartmentChoice, 'peopleCount'>>;

/** Department field with search: first the company and top departments, then matches with path and number of people. */
export function DepartmentField({ field, label, present, except, useFound = useChoices }: DepartmentFieldProps) {
  const t = useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState<FoundChoice | undefined>(present);
  const { data: session } = useQuery(sessionQuery);
  const { data: found = [], search } = useTypedSearch<readonly OfferedDepartment[]>(useFound);
  const options = found
    .filter(({ path }) => path.every(({ departmentCode }) => departmentCode !== except))
    .map((choice) => ({
      ...optionOf(choice, language),
      ...(choice.peopleCount !== undefined && { detail: t('people', { count: choice.peopleCount }) }),
    }));
  const choose = (value: string) => {
    setChosen(options.find((option) => option.value === value));
    field.onChange(value);
  };
  const company = { value: rootDepartment, label: session ? namesIn(session, language).company : rootDepartment };
  return (
    <SearchField
      {...field}
      label={label ?? t('department')}
      placeholder={t('search')}
      options={options}
      chosen={field.value === rootDepartment ? company : field.value === '' ? undefined : chosen}
      search={search}
      onChange={choose}
    />
  );
}

/** Queries the choices under the key of the departments, so their change renews them. */
function useChoices(keyword: string): UseQueryResult<readonly OfferedDepartment[]> {
  return useQuery({
    queryKey: ['departments', 'to-choose', keyword],
    queryFn: async ({ signal }) => (await call(findDepartmentChoices, { body: { keyword } }, { signal })).items,
    placeholderData: keepPreviousData,
  });
}

/** The way down to it without the company itself, which is every way's beginning. */
function optionOf({ department, path }: OfferedDepartment, language: Language): FoundChoice {
  const above = path.filter(
    ({ departmentCode: code }) => code !== rootDepartment && code !== department.departmentCode,
  );
  const way = above.map((step) => departmentNameFor(step, language)).join(' › ');
  const label = departmentNameFor(department, language);
  return { value: department.departmentCode, label, ...(way !== '' && { text: way }) };
}
