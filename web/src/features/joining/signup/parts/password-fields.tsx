import { policyOf, tooLongIssue } from '@madang/contract/secrets/credentials/password-policy.ts';
import { passwordLines } from '../../../../kernel/forms/password-lines.ts';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { RuleList } from '../../../../ui/parts/rule-list.tsx';
import { personOf } from '../form-checks.ts';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';

/** PWD-05: the rules tick off while typing, which ends at the maximum; a longer paste is refused, never cut. */
export function PasswordFields({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  const { form, platform } = signUp;
  const rules = passwordLines({
    profile: platform.passwordProfile,
    password: form.values.password,
    person: personOf(form.values, signUp),
  });
  const limited = (path: 'password' | 'passwordConfirmation') => ({
    ...form.field(path),
    required: true,
    autoComplete: 'new-password' as const,
    typingLimit: policyOf(platform.passwordProfile).maxLength,
    onTooLong: () => form.refuse({ [path]: tooLongIssue(platform.passwordProfile) }),
  });
  return (
    <>
      <PasswordField {...limited('password')} help={<RuleList label={t('form.passwordRules')} rules={rules} />} />
      <PasswordField {...limited('passwordConfirmation')} />
    </>
  );
}
