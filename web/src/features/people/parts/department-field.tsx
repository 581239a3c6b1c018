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
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { departmentsQuery } from '../api.ts';
import { useText } from '../texts.ts';

interface DepartmentFieldProps {
  readonly field: FieldBinding<string>;
  /** The department that the person is in, which the first search need not find. */
  readonly present?: { readonly value: string; readonly label: string } | undefined;
}

/** A department of the company, chosen among the uppermost or among those that a keyword finds. */
export function DepartmentField({ field, present }: DepartmentFieldProps) {
  const t = useText();
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const [selected, setSelected] = useState<{ readonly value: string; readonly label: string } | undefined>(present);
  const { data: session } = useQuery(sessionQuery);
  const { data: found = [] } = useQuery(departmentsQuery(useDeferredValue(keyword.trim())));
  const company = session ? namesIn(session, language).company : rootDepartment;
  const options = [{ value: rootDepartment, label: company }, ...found.map((each) => optionOf(each, language))];
  // What was chosen stays to be seen when another search does not find it.
  const shown = selected && !options.some(({ value }) => value === selected.value) ? [...options, selected] : options;
  const choose = (value: string) => {
    setSelected(shown.find((option) => option.value === value));
    field.onChange(value);
  };
  return (
    <>
      <TextField label={t('form.departmentSearch')} value={keyword} onChange={setKeyword} type="search" />
      <SelectField {...field} label={t('columns.department')} options={shown} onChange={choose} />
    </>
  );
}

/** The way down without the company itself, which is every way's beginning. */
function optionOf({ department, path }: FoundDepartment, language: Language) {
  const steps = path.filter(({ departmentCode }) => departmentCode !== rootDepartment);
  const names = steps.map((step) => departmentNameFor(step, language));
  return { value: department.departmentCode, label: names.join(' › ') };
}
