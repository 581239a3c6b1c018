import { nameRightHolders } from '@madang/contract/access/security-policies/routes.ts';
import { holderNaming } from '@madang/contract/access/security-policies/rules.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import type { SecurityPolicies } from '../api.ts';
import { useText } from '../texts.ts';

interface HoldersFormProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

/** MEM-09: allows the explanation of a refusal to name colleagues who have the permission. */
export function HoldersForm({ policies, load }: HoldersFormProps) {
  const t = useText();
  const undoable = useUndoable();
  const { namesHolders, can } = policies;
  const form = useForm({
    schema: holderNaming,
    initial: { isNamed: namesHolders },
    submit: async (body) => {
      const changed = await sendChange(nameRightHolders, { body });
      await load();
      undoable(t('holders.saved'), changed, load);
    },
  });
  return (
    <form {...form.formProps}>
      <Section title={t('holders.title')} help={t('holders.text')}>
        <Stack>
          <CheckField {...form.field('isNamed')} label={t('holders.named')} disabled={!can.includes('change')} />
          {can.includes('change') && <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />}
        </Stack>
      </Section>
    </form>
  );
}
