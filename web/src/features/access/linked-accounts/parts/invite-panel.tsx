import { tieLimits } from '@madang/contract/access/linked-accounts/limits.ts';
import { offerLoginTie } from '@madang/contract/access/linked-accounts/routes.ts';
import { tieOffer } from '@madang/contract/access/linked-accounts/rules.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

/** MEM-04: asks an administrator of the leading company; the password confirms it. */
export function InvitePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: tieOffer,
    initial: { askedLoginId: '', password: '' },
    submit: async (body) => {
      await call(offerLoginTie, { body });
      onClose();
      notices.toast(t('sent'));
      await reread();
    },
  });
  return (
    <Popup title={t('invite')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('inviteText', { days: tieLimits.offerDays })}</p>
          <TextField
            {...form.field('askedLoginId')}
            required
            autoComplete="off"
            inputMode="email"
            help={t('askedHelp')}
          />
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t('send')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
