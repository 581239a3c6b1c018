import { downloadImportFaults } from '@madang/contract/joining/imports/routes.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { saveFaults } from '../api.ts';
import { useText } from '../texts.ts';

interface FaultsPopupProps {
  readonly importId: string;
  readonly onClose: () => void;
}

/** BLK-03: the rows with a fault as a file, to be mended and loaded again; the administrator says what for. */
export function FaultsPopup({ importId, onClose }: FaultsPopupProps) {
  const t = useText();
  const form = useForm({
    schema: downloadImportFaults.body,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await saveFaults(importId, reason);
      onClose();
    },
  });
  return (
    <Popup title={t('faults.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('faults.text')}</p>
          <TextField {...form.field('reason')} help={t('faults.reasonHelp')} spellCheck />
          <FormActions submit={t('faults.download')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
