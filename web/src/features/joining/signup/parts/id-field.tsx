import { userIdRules } from '@madang/contract/secrets/credentials/id-policy.ts';
import { typedAddress } from '@madang/contract/kernel/mail-address.ts';
import type { en as credentialTexts } from '@madang/contract/secrets/credentials/messages/en.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { textsOf } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RuleList } from '../../../../ui/parts/rule-list.tsx';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';
import { idFieldOf } from '../values.ts';

const useCredentialTexts = textsOf<typeof credentialTexts>('credentials');

/** The ID with its duplicate check; for the works product with the rules that tick off (ACC-06). */
export function IdField({ signUp }: { readonly signUp: SignUp }) {
  return idFieldOf(signUp.service) === 'userId' ? <UserIdField signUp={signUp} /> : <MailIdField signUp={signUp} />;
}

function UserIdField({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  const field = signUp.form.field('userId');
  const id = typedAddress(field.value);
  const rules = userIdRules(signUp.invited?.idProfile ?? 'standard', {
    isSignUp: true,
    isOwnDomain: signUp.invited?.isOwnDomain,
  }).map((rule) => ({
    text: errorText(rule),
    // An empty field breaks no rule yet, but has met none either.
    met: id !== '' && rule.holds(id),
  }));
  return (
    <TextField
      {...field}
      required
      autoComplete="username"
      // Latin letters whatever the page speaks: screen readers spell them right.
      lang="en"
      suffix={`@${signUp.platform.freeMailDomain}`}
      status={useUsableText(signUp)}
      action={<CheckButton signUp={signUp} />}
      help={<RuleList label={t('form.idRules')} rules={rules} />}
    />
  );
}

function MailIdField({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  return (
    <TextField
      {...signUp.form.field('loginId')}
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      lang="en"
      status={useUsableText(signUp)}
      action={<CheckButton signUp={signUp} />}
      help={t('form.mailIdHelp')}
    />
  );
}

function CheckButton({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  return (
    <Button aria-label={t('form.checkIdLabel')} busy={signUp.idCheck.busy} onClick={() => void signUp.idCheck.check()}>
      {t('form.checkId')}
    </Button>
  );
}

function useUsableText({ isIdUsable }: SignUp): string | undefined {
  const t = useCredentialTexts();
  return isIdUsable ? t('accounts.idUsable') : undefined;
}
