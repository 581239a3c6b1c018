import { checkConfirmation } from '@madang/contract/accounts/password-change.ts';
import { passwordReset, type PasswordReset } from '@madang/contract/accounts/password-fields.ts';
import { checkPassword, passwordPolicies, passwordRules } from '@madang/contract/accounts/password-policy.ts';
import type { PasswordProfile } from '@madang/contract/accounts/password-profiles.ts';
import { useMemo } from 'react';
import { faultText, thrownText } from '../../../kernel/error-texts.ts';
import { useForm } from '../../../kernel/form.ts';
import { useLoaded } from '../../../kernel/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { RuleList } from '../../../ui/parts/rule-list.tsx';
import { ErrorState, Skeleton } from '../../../ui/parts/states.tsx';
import { loadProfile, resetPassword } from '../api.ts';
import { useText } from '../texts.ts';
import type { Recovery } from '../use-recovery.ts';

interface PasswordStepProps {
  readonly recovery: Recovery;
  readonly loginId: string;
}

/** The new password, by the rules of the person's own company. */
export function PasswordStep(props: PasswordStepProps) {
  const t = useText();
  const { data: profile, failure, reload } = useLoaded('profile', loadProfile);
  if (profile) return <PasswordForm {...props} profile={profile} />;
  if (failure === undefined) return <Skeleton lines={5} label={t('password.loading')} />;
  return <ErrorState title={thrownText(failure)} action={<Button onClick={reload}>{t('password.retry')}</Button>} />;
}

const empty: PasswordReset = { next: '', confirmation: '' };

function PasswordForm({ recovery, loginId, profile }: PasswordStepProps & { readonly profile: PasswordProfile }) {
  const t = useText();
  const alsoCheck = useMemo(
    () =>
      ({ next, confirmation }: PasswordReset) => [
        ...checkPassword(profile, next, { loginId }).map((issue) => ({ path: 'next', ...issue })),
        ...checkConfirmation(next, confirmation, 'confirmation'),
      ],
    [profile, loginId],
  );
  const form = useForm({
    schema: passwordReset,
    initial: empty,
    alsoCheck,
    submit: resetPassword,
    afterSubmit: recovery.finish,
    refusals: {
      // The ten minutes of the proof are over, or another window has used it.
      OTP0005: ({ errorCode }) => recovery.beginAnew({ code: errorCode }),
    },
  });
  const rules = passwordRules(profile).map(({ code, params, holds }) => ({
    text: faultText({ code, params }),
    met: holds(form.values.next, { loginId }),
  }));
  return (
    <form {...form.formProps}>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <Stack>
        <PasswordField
          {...form.field('next')}
          autoComplete="new-password"
          typingLimit={passwordPolicies[profile].maxLength}
          help={<RuleList label={t('password.rules')} rules={rules} />}
          required={false}
        />
        <PasswordField {...form.field('confirmation')} autoComplete="new-password" required={false} />
        <Actions>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('password.submit')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
