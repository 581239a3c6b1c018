import type { Language } from '@madang/contract/kernel/languages.ts';
import type { FormOf } from '../../../../kernel/form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useText } from '../texts.ts';
import { LanguageField } from './language-field.tsx';

/** Field values of a new department. */
export interface TypedDepartment {
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
  readonly language: Language;
  readonly parentDepartmentCode: string;
  readonly beforeDepartmentCode: string;
}

/** Shows the fields of a new department, in the section and in the set-up. */
export function DepartmentFields({ form }: { readonly form: FormOf<TypedDepartment> }) {
  const t = useText();
  return (
    <>
      <TextField {...form.field('departmentName')} />
      <TextField {...form.field('englishDepartmentName')} help={t('help.englishName')} lang="en" />
      <TextField {...form.field('departmentCode')} help={t('help.code')} />
      <LanguageField {...form.field('language')} />
    </>
  );
}
