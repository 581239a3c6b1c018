import { exportHoldings, holdingExport, type HoldingFilters } from '@madang/contract/access/grants/holder-routes.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { saveHoldings } from '../holder-api.ts';
import { useText } from '../texts.ts';

interface HoldingsExportProps {
  readonly filters: HoldingFilters;
  readonly onClose: () => void;
}

/** MEM-09: the list of who has what as a file, with what it is for. */
export function HoldingsExport({ filters, onClose }: HoldingsExportProps) {
  const t = useText();
  const form = useForm({
    schema: holdingExport,
    initial: { ...filters, reason: '' },
    submit: async (body) => {
      saveHoldings(await call(exportHoldings, { body }));
      onClose();
    },
  });
  return (
    <Popup title={t('holders.download')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('holders.downloadText')}</p>
          <TextField {...form.field('reason')} help={t('holders.reasonHelp')} spellCheck />
          <FormActions submit={t('holders.download')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
