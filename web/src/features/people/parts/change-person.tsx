import type { FieldGroup } from '@madang/contract/people/field.ts';
import { fieldNamesIn, groupNamesIn, rulesIn, textNamesIn } from '@madang/contract/people/field-places.ts';
import { departmentNameFor } from '@madang/contract/departments/names.ts';
import { changePerson, type Employee, type JobLists } from '@madang/contract/people/routes.ts';
import type { FieldChange } from '@madang/contract/people/rules.ts';
import * as z from 'zod/mini';
import { sendChange } from '../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../kernel/form.ts';
import { useUndoable } from '../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../ui/parts/card.tsx';
import { takeFocusAtField } from '../../../ui/take-focus.ts';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
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

const textNames = textNamesIn('change');
const schema = z.strictObject({ change: z.strictObject(rulesIn('change')) });

interface ChangePersonProps {
  readonly employee: Employee;
  readonly jobLists: JobLists;
  readonly isOptionalCovered: boolean;
  readonly onClose: () => void;
}

/** USR-04: what an administrator changes of someone at work. Only the fields that were changed are sent. */
export function ChangePerson({ employee, jobLists, isOptionalCovered, onClose }: ChangePersonProps) {
  const t = useText();
  const language = useLanguage();
  const form = useChangeForm(employee, onClose);
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
            <GradeField field={form.field('change.securityGrade')} employmentType={form.values.change.employmentType} />
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

function useChangeForm(employee: Employee, onClose: () => void) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const { personId, fullName } = employee;
  const params = { personId };
  const initial = { change: valuesOf(employee) };
  return useForm({
    schema,
    initial,
    refusals: useEditConflict(reread),
    submit: async ({ change }) => {
      const seen = schema.parse(initial).change;
      const changed = fieldNamesIn('change').filter((name) => change[name] !== seen[name]);
      if (changed.length === 0) return onClose();
      const [desired, expected] = [change, seen].map((values) => pick(values, changed)) as [FieldChange, FieldChange];
      const done = await sendChange(changePerson, { params, body: { change: desired, expected } });
      await reread();
      onClose();
      undoable(t('change.saved', { name: fullName }), done, reread);
    },
  });
}

/** What the form begins with. */
function valuesOf({ department, jobRank, jobTitle, ...employee }: Employee) {
  const { surname, givenName, language, employmentType, gradeOrTitle, isRealName, idValidUntil } = employee;
  return {
    ...pick(employee, textNames),
    surname,
    givenName,
    language,
    employmentType,
    gradeOrTitle,
    isRealName,
    idValidUntil,
    departmentCode: department.departmentCode,
    jobRankCode: jobRank?.jobRankCode ?? '',
    jobTitleCode: jobTitle?.jobRankCode ?? '',
    securityGrade: String(employee.securityGrade),
  };
}

function pick<T extends object, K extends keyof T>(values: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;
}
