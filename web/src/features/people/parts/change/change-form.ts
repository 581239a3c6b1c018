import { fieldNamesIn, rulesIn, textNamesIn } from '@madang/contract/people/field-places.ts';
import type { PlacedName } from '@madang/contract/people/fields.ts';
import { changePerson, type Employee } from '@madang/contract/people/routes.ts';
import type { FieldChange } from '@madang/contract/people/rules.ts';
import * as z from 'zod/mini';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { type FormOf, useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useReread } from '../../api.ts';
import { useText } from '../../texts.ts';

export type ChangedName = PlacedName<'change'>;

const rules = rulesIn('change');
export const changedNames = fieldNamesIn('change');

interface Changed {
  readonly employee: Employee;
  /** The fields that the form has; no other one is sent. */
  readonly names: readonly ChangedName[];
  readonly onClose: () => void;
}

/** What an administrator changes of someone at work. Only the fields that were changed are sent, with what was seen of them. */
export function useChangeForm({ employee, names, onClose }: Changed) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const { personId, fullName } = employee;
  const params = { personId };
  const initial = { change: valuesOf(employee) };
  const schema = schemaOf(names);
  return useForm({
    schema,
    initial,
    refusals: useEditConflict(reread),
    submit: async ({ change }) => {
      // What an earlier rule took may break one of today.
      const seen = schema.safeParse(initial).data?.change ?? initial.change;
      const changed = names.filter((name) => change[name] !== seen[name]);
      if (changed.length === 0) return onClose();
      const [desired, expected] = [change, seen].map((values) => pick(values, changed)) as [FieldChange, FieldChange];
      const done = await sendChange(changePerson, { params, body: { change: desired, expected } });
      await reread();
      onClose();
      undoable(t('change.saved', { name: fullName }), done, reread);
    },
  });
}

export type ChangeForm = FormOf<{ change: ReturnType<typeof valuesOf> }>;

/** What the form has not is left as it is, whatever a rule of today would say of it. */
function schemaOf(names: readonly ChangedName[]) {
  const asked = z.object({ change: z.object(pick(rules, names)) });
  return asked as unknown as z.ZodMiniObject<{ change: z.ZodMiniObject<typeof rules> }>;
}

/** What the form begins with. */
function valuesOf({ department, jobRank, jobTitle, ...employee }: Employee) {
  const { surname, givenName, language, employmentType, gradeOrTitle, isRealName, idValidUntil } = employee;
  return {
    ...pick(employee, textNamesIn('change')),
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
