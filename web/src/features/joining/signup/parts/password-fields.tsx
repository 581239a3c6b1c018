import { useEffect, useRef } from 'react';
import { policyOf, tooLongIssue } from '@madang/contract/secrets/credentials/password-policy.ts';
import { passwordLines } from '../../../../kernel/forms/password-lines.ts';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { RuleList } from '../../../../ui/parts/rule-list.tsx';
import { easyPartOf } from '../api.ts';
import { personOf } from '../form-checks.ts';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';

/** PWD-05: the rules tick off while typing, which ends at the maximum; a longer paste is refused, never cut. */
export function PasswordFields({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  const { form, platform } = signUp;
  const stillTyped = useRef('');
  useEffect(() => {
    stillTyped.current = form.values.password;
  });
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
  const password = limited('password');
  /** Says as soon as the field is left that the password is easy to guess, which the browser cannot know. */
  const leave = async () => {
    password.onBlur();
    const typed = form.values.password;
    if (typed === '' || rules.some(({ met }) => !met)) return;
    const { companyName, englishCompanyName } = form.values;
    const part = await easyPartOf(typed, [companyName, englishCompanyName]);
    if (part === '' || stillTyped.current !== typed) return;
    // The user types in another field by now.
    form.showErrors({ password: { code: 'EASY_PART', message: t('form.easyPart', { part }) } });
  };
  return (
    <>
      <PasswordField
        {...password}
        onBlur={() => void leave()}
        help={<RuleList label={t('form.passwordRules')} rules={rules} />}
      />
      <PasswordField {...limited('passwordConfirmation')} />
    </>
  );
}
