import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toCallError } from '../../../../kernel/call-error.ts';
import { endsCode, fieldErrorOf } from '../../../../kernel/calls/one-time-code.ts';
import { type FieldError, errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { CodeEntry } from '../../../../kernel/forms/codes/code-entry.tsx';
import { phoneTyping } from '../../../../kernel/forms/phone-typing.ts';
import { useTypedCode } from '../../../../kernel/forms/codes/use-typed-code.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { type ContactOption, useReread } from '../api.ts';
import { askContactCode, phoneCodesQuery, saveContact, type SentContactCode } from '../contact-api.ts';
import { contactForms, initialContact, targetOf } from '../contact-form.ts';
import { useText } from '../texts.ts';
import { formKeys } from '../../../../ui/composition.ts';

interface ContactPopupProps {
  readonly option: ContactOption;
  /** The contact on record, where that one is to be proven; '' where another takes its place. */
  readonly recorded: string;
  readonly onClose: () => void;
}

interface Sent extends SentContactCode {
  readonly target: string;
}

const titles = {
  externalMail: { another: 'contacts.newMail', recorded: 'contacts.proveMail' },
  mobile: { another: 'contacts.newMobile', recorded: 'contacts.proveMobile' },
} as const;

/** Popup for a new or unverified contact: first contact and password, then the code sent there. */
export function ContactPopup({ option, recorded, onClose }: ContactPopupProps) {
  const t = useText();
  const [sent, setSent] = useState<Sent>();
  const ask = useAskForm(option, recorded, setSent);
  const title = t(titles[option][recorded === '' ? 'another' : 'recorded']);
  return (
    <Popup title={title} onClose={onClose}>
      {sent ? (
        <CodeStep
          option={option}
          sent={sent}
          onResend={async () => {
            const { password } = ask.values;
            setSent({ ...sent, ...(await askContactCode({ option, target: sent.target, password })) });
          }}
          onBack={() => setSent(undefined)}
          onDone={onClose}
        />
      ) : (
        <form {...ask.formProps}>
          <Stack>
            {option === 'mobile' ? <NumberField form={ask} /> : <MailField form={ask} />}
            <PasswordField
              {...ask.field('password')}
              required
              autoComplete="current-password"
              help={t('contacts.passwordHelp')}
            />
            <FormActions submit={t('contacts.send')} busy={ask.busy} onCancel={onClose} />
          </Stack>
        </form>
      )}
    </Popup>
  );
}

function useAskForm(option: ContactOption, recorded: string, onSent: (sent: Sent) => void) {
  const form = useForm({
    schema: contactForms[option],
    initial: initialContact(option, recorded),
    submit: async () => {
      const target = targetOf(option, form.values);
      try {
        onSent({ target, ...(await askContactCode({ option, target, password: form.values.password })) });
      } catch (thrown) {
        // What the server says of the contact belongs to the field of its kind.
        const [first] = toCallError(thrown).fields;
        if (option !== 'mobile' || first?.path !== 'target') throw thrown;
        form.refuse({ number: { code: first.code, params: first.params } });
      }
    },
  });
  return form;
}
type AskForm = ReturnType<typeof useAskForm>;

function MailField({ form }: { readonly form: AskForm }) {
  const t = useText();
  return (
    <TextField
      {...form.field('target')}
      label={t('contacts.externalMail')}
      required
      type="email"
      inputMode="email"
      lang="en"
      autoComplete="email"
    />
  );
}

function NumberField({ form }: { readonly form: AskForm }) {
  const t = useText();
  const { data: codes = [{ value: koreanCallingCode, label: koreanCallingCode }] } = useQuery(
    phoneCodesQuery(useLanguage()),
  );
  const field = form.field('number');
  return (
    <PhoneField
      {...field}
      {...phoneTyping(field, codes)}
      label={t('contacts.mobile')}
      required
      countryCodes={codes}
      placeholder="10-1234-5678"
    />
  );
}

interface CodeStepProps {
  readonly option: ContactOption;
  readonly sent: Sent;
  readonly onResend: () => Promise<void>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function CodeStep({ option, sent, onResend, onBack, onDone }: CodeStepProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [ended, setEnded] = useState<FieldError>();
  const verify = async (oneTimeCode: string) => {
    try {
      await saveContact({ option, target: sent.target, oneTimeCode });
    } catch (thrown) {
      const fieldError = fieldErrorOf(thrown);
      // What is refused of the contact itself is no fault of the code.
      if (toCallError(thrown).fields[0]?.path === 'oneTimeCode' && !endsCode(fieldError)) return fieldError;
      if (endsCode(fieldError)) setEnded(fieldError);
      else await notices.showError(thrown);
      return undefined;
    }
    notices.toast(t('contacts.done'));
    onDone();
    await reread();
    return undefined;
  };
  const send = async () => {
    await onResend();
    setEnded(undefined);
  };
  const typed = useTypedCode({ verify, send });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    typed.onCheck(typed.field.value);
  };
  return (
    <form noValidate {...formKeys} onSubmit={submit} data-unsaved={typed.field.value !== ''}>
      <CodeEntry
        {...typed}
        sent={t(`contacts.sent.${option}`, { target: sent.target, minutes: sent.validSeconds / 60 })}
        deadline={sent.deadline}
        onOver={() => setEnded({ code: 'OTP0006', params: { 0: sent.validSeconds / 60 } })}
        ended={ended && errorText(ended)}
        resendAt={sent.resendAt}
        foot={(resend) => (
          <FormActions
            submit={ended ? undefined : t('contacts.save')}
            busy={typed.busy === 'checking'}
            onCancel={onBack}
            cancel={t('contacts.back')}
          >
            {resend}
          </FormActions>
        )}
      />
    </form>
  );
}
