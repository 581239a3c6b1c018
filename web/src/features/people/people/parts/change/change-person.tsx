import type { FieldGroup } from '@madang/contract/people/people/field.ts';
import { groupNamesIn } from '@madang/contract/people/people/field-places.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../../ui/fields/form-actions.tsx';
import { Callout } from '../../../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../../../ui/parts/card.tsx';
import { takeFocusAtField } from '../../../../../ui/take-focus.ts';
import { useText } from '../../texts.ts';
import { useChangeForm } from './change-form.ts';
import { changedNames } from './change-values.ts';
import {
  EmploymentField,
  GradeField,
  GradeOrTitleField,
  LanguageField,
  NameFields,
  RealNameFields,
  TextFields,
} from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

interface ChangePersonProps {
  readonly minSecurityGrade: number | null;
  readonly employee: Employee;
  readonly jobLists: JobLists;
  readonly isOptionalCovered: boolean;
  readonly onClose: () => void;
}

/** USR-04: an administrator's changes of an active member; only changed fields are sent. */
export function ChangePerson({ employee, minSecurityGrade, jobLists, isOptionalCovered, onClose }: ChangePersonProps) {
  const t = useText();
  const language = useLanguage();
  const form = useChangeForm({ employee, names: changedNames, onClose });
  const { department, jobRank, jobTitle } = employee;
  const texts = (group: FieldGroup) => ({
    place: 'change' as const,
    names: groupNamesIn('change', group),
    bind: (name: ReturnType<typeof groupNamesIn<'change'>>[number]) => form.field(`change.${name}`),
    isDeclined: !isOptionalCovered,
  });
  const present = { value: department.departmentCode, label: departmentNameFor(department, language) };
  return (
    <div ref={takeFocusAtField}>
      <form {...form.formProps}>
        <Stack>
          {!isOptionalCovered && <Callout tone="info">{t('optionalDeclined')}</Callout>}
          <Section title={t('groups.name')}>
            <NameFields surname={form.field('change.surname')} givenName={form.field('change.givenName')} />
            <TextFields {...texts('name')} />
          </Section>
          <Section title={t('groups.job')}>
            <PlaceFields
              jobLists={jobLists}
              department={form.field('change.departmentCode')}
              rank={form.field('change.jobRankCode')}
              title={form.field('change.jobTitleCode')}
              present={present}
              had={[jobRank, jobTitle]}
            />
            <EmploymentField field={form.field('change.employmentType')} />
            <GradeField
              field={form.field('change.securityGrade')}
              employmentType={form.values.change.employmentType}
              min={minSecurityGrade}
            />
            <GradeOrTitleField field={form.field('change.gradeOrTitle')} />
            <TextFields {...texts('job')} />
          </Section>
          <Section title={t('groups.contact')}>
            <TextFields {...texts('contact')} />
          </Section>
          <Section title={t('groups.account')}>
            <LanguageField field={form.field('change.language')} />
            <RealNameFields realName={form.field('change.isRealName')} validUntil={form.field('change.idValidUntil')} />
            <TextFields {...texts('account')} />
          </Section>
          <FormActions
            submit={t('change.save')}
            busy={form.busy}
            disabledReason={form.isDirty ? undefined : t('change.unchanged')}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </div>
  );
}
