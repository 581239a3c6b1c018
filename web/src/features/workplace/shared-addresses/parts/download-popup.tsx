import { downloadReason } from '@madang/contract/ground/jobs/rules.ts';
import { downloadAliasTable } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { type AliasTable, aliasTables } from '@madang/contract/workplace/shared-addresses/rules.ts';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { saveText } from '../../../../kernel/calls/save-text.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

const schema = z.strictObject({ table: z.enum(aliasTables), reason: downloadReason });

/** MEM-07: the addresses as a lookup table of Postfix, with what it is for. */
export function DownloadPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const initial: { table: AliasTable; reason: string } = { table: 'members', reason: '' };
  const form = useForm({
    schema,
    initial,
    submit: async (body) => {
      const file = await call(downloadAliasTable, { body });
      saveText(file.fileName, 'text/plain', file.content);
      onClose();
    },
  });
  const table = form.field('table');
  return (
    <Popup title={t('download.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('download.text')}</p>
          <SelectField
            {...table}
            label={t('download.table')}
            onChange={(value) => table.onChange(value as AliasTable)}
            options={aliasTables.map((value) => ({ value, label: t(`download.tables.${value}`) }))}
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
