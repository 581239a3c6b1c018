import { securityGrades } from '@madang/contract/organisation/security-grades/limits.ts';
import { type NamedGrade, securityGradeRoutes } from '@madang/contract/organisation/security-grades/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface GradePanelProps {
  readonly grade: NamedGrade;
  readonly canChange: boolean;
  readonly onClose: () => void;
}

/** USR-06: the company's names of one grade. */
export function GradePanel({ grade, canChange, onClose }: GradePanelProps) {
  const t = useText();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={t('panel', { grade: grade.securityGrade })} onClose={onClose}>
      <NameForm key={loaded} {...{ grade, canChange, load, onClose }} />
    </SidePanel>
  );
}

type NameFormProps = GradePanelProps & { readonly load: () => Promise<void> };

function NameForm({ grade: { securityGrade, ...names }, canChange, load, onClose }: NameFormProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const [expected] = useState(names);
  const form = useForm({
    schema: securityGradeRoutes.name.body,
    initial: expected,
    refusals: useEditConflict(load),
    submit: async (body) => {
      const params = { securityGrade };
      const changed = await sendChange(securityGradeRoutes.name, { params, body: { ...body, expected } });
      await reread();
      undoable(t('saved', { grade: securityGrade }), changed, reread);
      onClose();
    },
  });
  const known = securityGrades.find((each) => each === securityGrade);
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField
          {...form.field('gradeName')}
          help={t('help')}
          disabled={!canChange}
          {...(known && { placeholder: t(`names.${`grade${known}` as const}`) })}
        />
        <TextField {...form.field('englishGradeName')} lang="en" disabled={!canChange} />
        {canChange && <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />}
      </Stack>
    </form>
  );
}
