import { companyEnding } from '@madang/contract/company-life/company-closures/rules.ts';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { endCompany } from '../api.ts';
import { useText } from '../texts.ts';

interface EndPopupProps {
  readonly companyName: string;
  /** Time at which the data would be deleted, as shown on the page. */
  readonly date: string;
  readonly onClose: () => void;
}

/** The name is typed, so that no one ends a company by a slip, and the password asked, so that no one else does. */
export function EndPopup({ companyName, date, onClose }: EndPopupProps) {
  const t = useText();
  const notices = useNotices();
  const language = useLanguage();
  const form = useForm({
    schema: companyEnding,
    initial: { companyName: '', password: '' },
    submit: async (body) => {
      const destroyedAfter = await endCompany(body);
      await notices.alert(t('done', { date: formatDate(destroyedAfter, language, 'date') }));
      location.replace(signInAddress);
    },
  });
  return (
    <Popup title={t('title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('ask', { company: companyName, date })}</p>
          <TextField
            {...form.field('companyName')}
            required
            autoComplete="off"
            help={t('nameHelp', { company: companyName })}
          />
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t('submit')} busy={form.busy} destroys onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
