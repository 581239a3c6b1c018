import { exportRecords, recordExport } from '@madang/contract/records/routes.ts';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { type RecordsQuery, saveRecords, useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface ExportPopupProps {
  readonly query: RecordsQuery;
  readonly onClose: () => void;
}

/** MEM-07: all records that the filters show as a file, with what it is for. */
export function ExportPopup({ query: { personId, ...filters }, onClose }: ExportPopupProps) {
  const t = useText();
  const reread = useReread();
  const form = useForm({
    schema: recordExport,
    initial: { ...filters, ...(personId && { personId }), reason: '' },
    submit: async (body) => {
      const { exportId } = await call(exportRecords, { body });
      saveRecords(exportId);
      onClose();
      await reread();
    },
  });
  return (
    <Popup title={t('export.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('export.text')}</p>
          <TextField {...form.field('reason')} help={t('export.reasonHelp')} spellCheck />
          <FormActions submit={t('export.start')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
