import { checkConfirmation } from '@madang/contract/secrets/credentials/password-change.ts';
import { checkPassword, policyOf } from '@madang/contract/secrets/credentials/password-policy.ts';
import { hintAnswer } from '@madang/contract/access/security-questions/rules.ts';
import { recoveryReset, type RecoveryReset } from '@madang/contract/access/recoveries/routes.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { isProofOver } from '../../../../kernel/calls/one-time-code.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { passwordLines } from '../../../../kernel/forms/password-lines.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { RuleList } from '../../../../ui/parts/rule-list.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { loadRules, type RecoveryRules, resetPassword } from '../api.ts';
import { useText } from '../texts.ts';
import type { Recovery } from '../use-recovery.ts';

interface PasswordStepProps {
  readonly recovery: Recovery;
}

/** The new password, by the rules of the person's own company. */
export function PasswordStep(props: PasswordStepProps) {
  const t = useText();
  const { data: rules, failure, reload } = useLoaded('rules', () => loadOrBegin(props.recovery));
  if (rules) return <PasswordForm {...props} rules={rules} />;
  if (failure === undefined) return <Skeleton lines={5} label={t('password.loading')} />;
  return <ErrorState title={thrownText(failure)} action={<Button onClick={reload}>{t('password.retry')}</Button>} />;
}

/** Loads the rules; begins again if the proof has expired, as it may after the user returns to the step or waits before it. */
async function loadOrBegin({ beginAnew }: Recovery): Promise<RecoveryRules> {
  try {
    return await loadRules();
  } catch (thrown) {
    if (isProofOver(thrown)) beginAnew({ code: 'OTP0005' });
    throw thrown;
  }
}

const empty: RecoveryReset = { next: '', confirmation: '', hintAnswer: '' };
/** Schema that requires the answer to the user's own question, if one is asked (ACC-08). */
const withHint = z.extend(recoveryReset, { hintAnswer });

function PasswordForm({ recovery, rules: told }: PasswordStepProps & { readonly rules: RecoveryRules }) {
  const t = useText();
  const { loginId } = recovery;
  const { passwordProfile: profile, hintQuestion } = told;
  const alsoCheck = useMemo(
    () =>
      ({ next, confirmation }: RecoveryReset) => [
        ...checkPassword(profile, next, { loginId }).map((issue) => ({ path: 'next', ...issue })),
        ...checkConfirmation(next, confirmation, 'confirmation'),
      ],
    [profile, loginId],
  );
  const form = useForm({
    schema: hintQuestion === '' ? recoveryReset : withHint,
    initial: empty,
    alsoCheck,
    submit: resetPassword,
    afterSubmit: recovery.finish,
    refusals: {
      // The ten minutes of the proof are over, or another window has used it.
      OTP0005: ({ errorCode }) => recovery.beginAnew({ code: errorCode }),
    },
  });
  const password = form.values.next;
  const rules = passwordLines({ profile, password, person: { loginId } });
  return (
    <form {...form.formProps}>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <Stack>
        {hintQuestion !== '' && (
          <TextField
            {...form.field('hintAnswer')}
            label={hintQuestion}
            help={t('password.hintHelp')}
            typed="secret"
            autoComplete="off"
          />
        )}
        <PasswordField
          {...form.field('next')}
          autoComplete="new-password"
          typingLimit={policyOf(profile).maxLength}
          help={<RuleList label={t('password.rules')} rules={rules} />}
          required={false}
        />
        <PasswordField {...form.field('confirmation')} autoComplete="new-password" required={false} />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('password.submit')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
