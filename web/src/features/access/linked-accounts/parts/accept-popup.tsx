import { acceptLoginTie, type LinkedAccountRow } from '@madang/contract/access/linked-accounts/routes.ts';
import { tieConfirmation } from '@madang/contract/access/linked-accounts/rules.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useCompanyOf, useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface AcceptPopupProps {
  readonly tie: LinkedAccountRow;
  readonly onClose: () => void;
}

/** MEM-04: takes an offer with the own password. */
export function AcceptPopup({ tie, onClose }: AcceptPopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const company = useCompanyOf()(tie);
  const form = useForm({
    schema: tieConfirmation,
    initial: { password: '' },
    submit: async (body) => {
      await call(acceptLoginTie, { params: { tieId: tie.tieId }, body });
      onClose();
      notices.toast(t('accepted', { company }));
      await reread();
    },
  });
  return (
    <Popup title={t('accept')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('asked', { company })}</p>
          <p>{t('acceptText', { company })}</p>
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t('accept')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
