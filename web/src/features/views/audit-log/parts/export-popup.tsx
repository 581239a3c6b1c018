import { recordExport } from '@madang/contract/views/audit-log/filters.ts';
import {
  downloadPlatformRecords,
  exportPlatformRecords,
  platformRecordExport,
} from '@madang/contract/views/audit-log/platform.ts';
import { exportRecords } from '@madang/contract/views/audit-log/routes.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { type RecordsQuery, saveRecords, useReread } from '../api.ts';
import type { PlatformRecordsQuery } from '../platform-api.ts';
import { useText } from '../texts.ts';

interface ExportPopupProps<Query> {
  readonly query: Query;
  readonly onClose: () => void;
}

/** MEM-07: all records that the filters show as a file, with what it is for. */
export function ExportPopup({ query: { personId, ...filters }, onClose }: ExportPopupProps<RecordsQuery>) {
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
  return <Frame form={form} onClose={onClose} />;
}

/** The same over all companies, or the one that the filters name. */
export function PlatformExportPopup({
  query: { personId, ...filters },
  onClose,
}: ExportPopupProps<PlatformRecordsQuery>) {
  const reread = useReread();
  const form = useForm({
    schema: platformRecordExport,
    initial: { ...filters, ...(personId && { personId }), reason: '' },
    submit: async (body) => {
      const { exportId } = await call(exportPlatformRecords, { body });
      saveRecords(exportId, downloadPlatformRecords);
      onClose();
      await reread();
    },
  });
  return <Frame form={form} onClose={onClose} />;
}

interface ReasonForm {
  readonly formProps: object;
  readonly busy: boolean;
  readonly field: (name: 'reason') => Parameters<typeof TextField>[0];
}

function Frame({ form, onClose }: { readonly form: ReasonForm; readonly onClose: () => void }) {
  const t = useText();
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
