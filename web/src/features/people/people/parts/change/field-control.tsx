import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { type TextName, textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import { Suspense } from 'react';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../../ui/parts/states.tsx';
import { DepartmentField } from '../../../../organisation/departments/index.ts';
import { useText } from '../../texts.ts';
import type { ChangeForm } from './change-form.ts';
import type { ChangedName } from './change-values.ts';
import { JobFields } from './job-fields.tsx';
import {
  EmploymentField,
  GradeField,
  GradeOrTitleField,
  LanguageField,
  TextFields,
  ValidityField,
} from './person-fields.tsx';

interface FieldControlProps {
  readonly name: ChangedName;
  readonly form: ChangeForm;
  readonly employee: Employee;
  readonly minSecurityGrade: number | null;
  readonly jobLists: JobLists;
  readonly isOptionalCovered: boolean;
}

const isText = (name: ChangedName): name is TextName & ChangedName =>
  (textNamesIn('change') as readonly string[]).includes(name);

/** One field of a person, with the control that the whole form has for it. */
export function FieldControl(props: FieldControlProps) {
  const { name, form, employee, minSecurityGrade, jobLists, isOptionalCovered } = props;
  const t = useText();
  const language = useLanguage();
  if (isText(name)) {
    const bind = (each: TextName & ChangedName) => form.field(`change.${each}`);
    return <TextFields place="change" names={[name]} bind={bind} isDeclined={!isOptionalCovered} />;
  }
  const { department, jobRank, jobTitle } = employee;
  switch (name) {
    case 'surname':
    case 'givenName':
      return <TextField {...form.field(`change.${name}`)} required autoComplete="off" />;
    case 'departmentCode':
      return (
        <Suspense fallback={<Skeleton lines={2} label={t('columns.department')} />}>
          <DepartmentField
            field={form.field('change.departmentCode')}
            present={{ value: department.departmentCode, label: departmentNameFor(department, language) }}
          />
        </Suspense>
      );
    case 'jobRankCode':
      return <JobFields jobLists={jobLists} rank={form.field('change.jobRankCode')} had={[jobRank, jobTitle]} />;
    case 'jobTitleCode':
      return <JobFields jobLists={jobLists} title={form.field('change.jobTitleCode')} had={[jobRank, jobTitle]} />;
    case 'employmentType':
      return <EmploymentField field={form.field('change.employmentType')} />;
    case 'securityGrade':
      return (
        <GradeField
          field={form.field('change.securityGrade')}
          employmentType={form.values.change.employmentType}
          min={minSecurityGrade}
        />
      );
    case 'gradeOrTitle':
      return <GradeOrTitleField field={form.field('change.gradeOrTitle')} />;
    case 'language':
      return <LanguageField field={form.field('change.language')} />;
    case 'isRealName':
      return <CheckField {...form.field('change.isRealName')} help={t('form.realNameHelp')} />;
    case 'idValidUntil':
      return <ValidityField field={form.field('change.idValidUntil')} />;
  }
}
