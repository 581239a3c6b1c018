import { useState } from 'react';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { handoverStart } from '@madang/contract/people/role-assignments/rules.ts';
import { accountClosing } from '@madang/contract/access/accounts/closing.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { closeAccount } from '../api.ts';
import { useText } from '../texts.ts';

/** The password is asked, and what goes is said once more. */
export function ClosePopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const language = useLanguage();
  const [represents, setRepresents] = useState(false);
  const form = useForm({
    schema: accountClosing,
    initial: { password: '' },
    // MEM-08: the way out is the hand-over.
    refusals: { MB1055: () => setRepresents(true) },
    submit: async ({ password }) => {
      const destroyedAfter = await closeAccount(password);
      await notices.alert(t('closing.done', { date: formatDate(destroyedAfter, language, 'date') }));
      location.replace(signInAddress);
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
          {represents && (
            <Callout tone="warning" title={errorText({ code: 'MB1055' })} isNews>
              <p>
                <a href={handoverStart}>{t('closing.handOver')}</a>
              </p>
            </Callout>
          )}
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
