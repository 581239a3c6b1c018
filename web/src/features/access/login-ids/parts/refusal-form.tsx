import { idRefusal } from '@madang/contract/access/login-ids/rules.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface RefusalFormProps {
  readonly send: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Form for the reason of a refusal, which the requester reads. */
export function RefusalForm({ send, onClose }: RefusalFormProps) {
  const t = useText();
  const form = useForm({ schema: idRefusal, initial: { reason: '' }, submit: ({ reason }) => send(reason) });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('reason')} label={fieldText('idRequestReason')} help={t('reasonHelp')} spellCheck />
        <FormActions submit={t('refuse')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
