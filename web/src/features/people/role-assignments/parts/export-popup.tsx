import { exportMemberships, holderExport } from '@madang/contract/people/role-assignments/routes.ts';
import type { ListedRole } from '@madang/contract/people/role-assignments/rules.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { saveHolders } from '../api.ts';
import { useText } from '../texts.ts';

interface ExportPopupProps {
  readonly role: ListedRole | '';
  /** Search term of the list; '' for none. */
  readonly keyword: string;
  readonly onClose: () => void;
}

/** MEM-07: everyone in the list, by role and search, as a file, with what it is for; the log keeps no search. */
export function ExportPopup({ role, keyword, onClose }: ExportPopupProps) {
  const t = useText();
  const form = useForm({
    schema: holderExport,
    initial: { role, keyword, reason: '' },
    submit: async (body) => {
      saveHolders(await call(exportMemberships, { body }));
      onClose();
    },
  });
  return (
    <Popup title={t('export.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{role === '' ? t('export.all') : t('export.some', { role: t(`roles.${role}`) })}</p>
          {keyword !== '' && <p>{t('export.searched', { keyword })}</p>}
          <TextField {...form.field('reason')} help={t('export.reasonHelp')} spellCheck />
          <FormActions submit={t('export.open')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
