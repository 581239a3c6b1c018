import { rootDepartment } from '@madang/contract/departments/limits.ts';
import { departmentNameFor } from '@madang/contract/departments/names.ts';
import type { FoundDepartment } from '@madang/contract/departments/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FieldBinding } from '../../../kernel/form.ts';
import { namesIn } from '../../../kernel/session.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { type FoundChoice, SearchField } from '../../../ui/fields/search-field.tsx';
import { departmentsQuery } from '../api.ts';
import { useText } from '../texts.ts';

interface DepartmentFieldProps {
  readonly field: FieldBinding<string>;
  /** The department that the person is in, which the first search need not find. */
  readonly present?: { readonly value: string; readonly label: string } | undefined;
}

/** A department of the company, found by typing: the uppermost at first, then those that have the keyword, each with its way. */
export function DepartmentField({ field, present }: DepartmentFieldProps) {
  const t = useText();
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<FoundChoice | undefined>(present);
  const { data: session } = useQuery(sessionQuery);
  const { data: found = [] } = useQuery(departmentsQuery(useDeferredValue(keyword.trim())));
  const company = { value: rootDepartment, label: session ? namesIn(session, language).company : rootDepartment };
  const options = [...(keyword.trim() === '' ? [company] : []), ...found.map((each) => optionOf(each, language))];
  const choose = (value: string) => {
    setChosen(options.find((option) => option.value === value));
    field.onChange(value);
  };
  return (
    <SearchField
      {...field}
      label={t('columns.department')}
      placeholder={t('form.departmentSearch')}
      options={options}
      chosen={field.value === rootDepartment ? company : chosen}
      onSearch={setKeyword}
      onChange={choose}
    />
  );
}

/** The way down to it without the company itself, which is every way's beginning. */
function optionOf({ department, path }: FoundDepartment, language: Language): FoundChoice {
  const above = path.filter(
    ({ departmentCode: code }) => code !== rootDepartment && code !== department.departmentCode,
  );
  const way = above.map((step) => departmentNameFor(step, language)).join(' › ');
  const label = departmentNameFor(department, language);
  return { value: department.departmentCode, label, ...(way !== '' && { text: way }) };
}
