import { keyProof } from '@madang/contract/access/person-keys/rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { confirmAct, ownKeyQuery } from '../api.ts';
import { useText } from '../texts.ts';

interface KeyPopupProps {
  readonly act: 'register' | 'askRelease';
  readonly onClose: () => void;
}

/** Registers the key, or asks for its release, with the password. */
export function KeyPopup({ act, onClose }: KeyPopupProps) {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  const form = useForm({
    schema: keyProof,
    initial: { password: '' },
    submit: async ({ password }) => {
      await confirmAct(act, password);
      notices.toast(t(`done.${act}`));
      onClose();
      await queries.invalidateQueries({ queryKey: ownKeyQuery.queryKey });
    },
  });
  return (
    <Popup title={t(`titles.${act}`)} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t(`leads.${act}`)}</p>
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t(`titles.${act}`)} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
