import { grantRole, membership } from '@madang/contract/memberships/routes.ts';
import type { GrantableRole } from '@madang/contract/memberships/rules.ts';
import { useDeferredValue, useState } from 'react';
import { sendChange } from '../../../kernel/calls/send-change.ts';
import { type FieldBinding, useForm } from '../../../kernel/form.ts';
import { useUndoable } from '../../../kernel/sections/undoable.ts';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { type FoundChoice, SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { SidePanel } from '../../../ui/sections/side-panel.tsx';
import { useCandidates, useReread } from '../api.ts';
import { useNameOf, useText } from '../texts.ts';

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
    schema: membership,
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

/** A person in service, found by a part of name or ID. */
function PersonField({ field }: { readonly field: FieldBinding<string> }) {
  const t = useText();
  const nameOf = useNameOf();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundChoice>();
  const { data } = useCandidates(useDeferredValue(typed.trim()));
  const options = (data?.items ?? []).map((person) => ({
    value: person.personId,
    label: nameOf(person),
    text: person.loginId,
  }));
  return (
    <SearchField
      {...field}
      label={t('person')}
      placeholder={t('search')}
      options={options}
      chosen={chosen}
      onSearch={setTyped}
      onChange={(value) => {
        setChosen(options.find((option) => option.value === value));
        field.onChange(value);
      }}
    />
  );
}
