import { downloadRun } from '@madang/contract/views/runs/routes.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { saveRun } from '../api.ts';
import { useText } from '../texts.ts';

interface FilePopupProps {
  readonly runId: string;
  readonly onClose: () => void;
}

/** MEM-07: the rows with their results as a file; the administrator says what for. */
export function FilePopup({ runId, onClose }: FilePopupProps) {
  const t = useText();
  const form = useForm({
    schema: downloadRun.body,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await saveRun(runId, reason);
      onClose();
    },
  });
  return (
    <Popup title={t('result.fileTitle')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('result.fileText')}</p>
          <TextField {...form.field('reason')} help={t('result.reasonHelp')} spellCheck />
          <FormActions submit={t('result.download')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
