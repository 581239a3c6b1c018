import { departmentsFile, downloadDepartments } from '@madang/contract/organisation/departments/routes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type * as z from 'zod/mini';
import { savePosted } from '../../../../kernel/calls/save-posted.ts';
import { useForm } from '../../../../kernel/form.ts';
import { FormatField } from '../../../../kernel/sections/format-field.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

/** BLK-06: every department as a file that is imported again after changes; the administrator says what for. */
export function DownloadPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const form = useForm({
    schema: departmentsFile,
    initial: { departmentCode: rootDepartment, reason: '', format: 'csv' } as z.output<typeof departmentsFile>,
    submit: async (asked) => {
      await savePosted(downloadDepartments.path, asked, `departments.${asked.format}`);
      onClose();
    },
  });
  return (
    <Popup title={t('download.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('download.text')}</p>
          <FormatField {...form.field('format')} label={t('download.format')} />
          <TextField
            {...form.field('reason')}
            label={t('download.reason')}
            help={t('download.reasonHelp')}
            spellCheck
          />
          <FormActions submit={t('download.open')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
