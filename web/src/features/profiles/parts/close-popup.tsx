import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { accountClosing } from '@madang/contract/profiles/rules.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { Points } from '../../../ui/parts/points.tsx';
import { closeAccount } from '../api.ts';
import { useText } from '../texts.ts';

/** The password is asked, and what goes is said once more. */
export function ClosePopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const language = useLanguage();
  const form = useForm({
    schema: accountClosing,
    initial: { password: '' },
    submit: async ({ password }) => {
      const destroyedAfter = await closeAccount(password);
      await notices.alert(t('closing.done', { date: formatDate(destroyedAfter, language, 'date') }));
      location.replace(logInAddress);
    },
  });
  return (
    <Popup title={t('closing.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <Points
            title={t('closing.what')}
            points={[t('closing.sessions'), t('closing.texts'), t('closing.kept')]}
            happen
          />
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('closing.passwordHelp')}
          />
          <FormActions submit={t('closing.submit')} busy={form.busy} destroys onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
