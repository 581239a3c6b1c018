import { grantRole, roleAssignment } from '@madang/contract/people/role-assignments/routes.ts';
import type { GrantableRole } from '@madang/contract/people/role-assignments/rules.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { PersonField } from './person-field.tsx';

interface GrantPanelProps {
  readonly grantable: readonly GrantableRole[];
  readonly onClose: () => void;
  readonly onGranted: (personId: string) => void;
}

/** Grants a role to a person in service, which can be taken back for a while. */
export function GrantPanel({ grantable, onClose, onGranted }: GrantPanelProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const form = useForm({
    schema: roleAssignment,
    initial: { personId: '', role: grantable.at(-1) ?? 'serviceDesk' },
    submit: async (body) => {
      const granted = await sendChange(grantRole, { body });
      await reread();
      onGranted(body.personId);
      undoable(t('granted', { role: t(`roles.${body.role}`) }), granted, reread);
    },
  });
  const role = form.field('role');
  return (
    <SidePanel title={t('grant')} onClose={onClose} beginsAtField>
      <form {...form.formProps}>
        <Stack>
          <PersonField field={form.field('personId')} />
          <SelectField
            {...role}
            options={grantable.map((value) => ({ value, label: t(`roles.${value}`) }))}
            help={t(`does.${role.value}`)}
            onChange={(value) => role.onChange(grantable.find((each) => each === value) ?? role.value)}
          />
          <FormActions
            submit={t('grant')}
            busy={form.busy}
            disabledReason={form.values.personId === '' ? t('choosePerson') : undefined}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </SidePanel>
  );
}
