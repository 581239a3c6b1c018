import { downloadReason } from '@madang/contract/jobs/rules.ts';
import { downloadOrganisation } from '@madang/contract/organisation-charts/routes.ts';
import * as z from 'zod/mini';
import { call } from '../../../kernel/call.ts';
import { saveText } from '../../../kernel/calls/save-text.ts';
import { useForm } from '../../../kernel/form.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

const schema = z.strictObject({ reason: downloadReason });

interface DownloadPopupProps {
  readonly departmentCode: string;
  readonly onClose: () => void;
}

/** MEM-07 MB907: the open department and all below it as a file, with what it is for. */
export function DownloadPopup({ departmentCode, onClose }: DownloadPopupProps) {
  const t = useText();
  const form = useForm({
    schema,
    initial: { reason: '' },
    submit: async (body) => {
      const { fileName, content } = await call(downloadOrganisation, { params: { departmentCode }, body });
      saveText(fileName, 'text/csv', content);
      onClose();
    },
  });
  return (
    <Popup title={t('download.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('download.text')}</p>
          <TextField
            {...form.field('reason')}
            label={t('download.reason')}
            help={t('download.reasonHelp')}
            spellCheck
          />
          <FormActions submit={t('download.start')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
