import { exportMemberships, holderExport } from '@madang/contract/memberships/routes.ts';
import type { ListedRole } from '@madang/contract/memberships/rules.ts';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { saveHolders } from '../api.ts';
import { useText } from '../texts.ts';

interface ExportPopupProps {
  readonly role: ListedRole | '';
  readonly onClose: () => void;
}

/** MEM-07: everyone who holds the role, or any, as a file, with what it is for. A search is not in it: the log keeps no names. */
export function ExportPopup({ role, onClose }: ExportPopupProps) {
  const t = useText();
  const form = useForm({
    schema: holderExport,
    initial: { role, reason: '' },
    submit: async (body) => {
      const { exportId } = await call(exportMemberships, { body });
      saveHolders(exportId);
      onClose();
    },
  });
  return (
    <Popup title={t('export.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{role === '' ? t('export.all') : t('export.some', { role: t(`roles.${role}`) })}</p>
          <TextField {...form.field('reason')} help={t('export.reasonHelp')} spellCheck />
          <FormActions submit={t('export.open')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
