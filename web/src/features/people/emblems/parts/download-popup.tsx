import { downloadReason } from '@madang/contract/ground/jobs/rules.ts';
import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import { downloadEmblems, type EmblemRow } from '@madang/contract/people/emblems/routes.ts';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { saveText } from '../../../../kernel/calls/save-text.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

const schema = z.strictObject({ emblemId: z.string(), reason: downloadReason });

interface DownloadPopupProps {
  readonly emblems: readonly EmblemRow[];
  readonly onClose: () => void;
}

/** EMB-01, MEM-07: emblems with who holds them as a file, with what it is for. */
export function DownloadPopup({ emblems, onClose }: DownloadPopupProps) {
  const t = useText();
  const language = useLanguage();
  const form = useForm({
    schema,
    initial: { emblemId: '', reason: '' },
    submit: async ({ emblemId, reason }) => {
      const body = { reason, emblemId: emblemId === '' ? null : emblemId };
      const file = await call(downloadEmblems, { body });
      saveText(file.fileName, 'text/csv', file.content);
      onClose();
    },
  });
  const all = { value: '', label: t('download.all') };
  return (
    <Popup title={t('download.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('download.text')}</p>
          <SelectField
            {...form.field('emblemId')}
            options={[all, ...emblems.map((each) => ({ value: each.emblemId, label: emblemNameFor(each, language) }))]}
          />
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
