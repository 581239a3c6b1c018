import { changeDepartment, type DepartmentRow } from '@madang/contract/organisation/departments/routes.ts';
import type { ReactNode } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { DeleteIcon } from '../../../../ui/sections/icons.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { LanguageField } from './language-field.tsx';

interface ChangeFormProps {
  readonly department: DepartmentRow;
  /** Absent: it is not to be deleted by this person. */
  readonly onDelete: (() => void) | undefined;
  readonly onClose: () => void;
  /** Content of the department shown between its fields and the foot. */
  readonly children: ReactNode;
}

/** The names of a department; its code is not among them, for it never changes. */
export function ChangeForm({ department, onDelete, onClose, children }: ChangeFormProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const { departmentCode, departmentName, englishDepartmentName, language } = department;
  const params = { departmentCode };
  const refusals = useEditConflict(reread);
  const initial = { departmentName, englishDepartmentName, language };
  const form = useForm({
    schema: changeDepartment.body,
    initial,
    refusals,
    submit: async (body) => {
      const changed = await sendChange(changeDepartment, { params, body: { ...body, expected: initial } });
      await reread();
      undoable(t('changed', { name: body.departmentName }), changed, reread);
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('departmentName')} />
        <TextField {...form.field('englishDepartmentName')} lang="en" />
        <LanguageField {...form.field('language')} />
        {children}
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {onDelete && (
            <Button variant="danger" icon={<DeleteIcon />} onClick={onDelete}>
              {t('delete')}
            </Button>
          )}
        </FormActions>
      </Stack>
    </form>
  );
}
