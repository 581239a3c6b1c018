import { checkPasswordChange } from '@madang/contract/secrets/credentials/password-change.ts';
import { passwordChange, type PasswordChange } from '@madang/contract/secrets/credentials/password-fields.ts';
import { policyOf, tooLongIssue } from '@madang/contract/secrets/credentials/password-policy.ts';
import { useMemo } from 'react';
import { useForm } from '../../../../kernel/form.ts';
import { passwordLines } from '../../../../kernel/forms/password-lines.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { homeOfSession, leave, type Session } from '../../../../kernel/session.ts';
import { wantedPage } from '../../../../kernel/pages/wanted-page.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { RuleList } from '../../../../ui/parts/rule-list.tsx';
import { changePassword } from '../api.ts';
import { useText } from '../texts.ts';

const empty: PasswordChange = { current: '', next: '', confirmation: '' };

interface ChangePasswordFormProps {
  readonly session: Session;
  /** PWD-07: the company asks for it, and the person reaches nothing else before. */
  readonly isRenewal: boolean;
}

/** The rules are those of the company's profile; what a browser cannot know of the person the server adds. */
export function ChangePasswordForm({ session, isRenewal }: ChangePasswordFormProps) {
  const t = useText();
  const notices = useNotices();
  const { loginId, passwordProfile: profile } = session;
  const home = homeOfSession(session);
  const alsoCheck = useMemo(
    () => (typed: PasswordChange) => checkPasswordChange(typed, { profile, person: { loginId } }),
    [profile, loginId],
  );
  const form = useForm({
    schema: passwordChange,
    initial: empty,
    alsoCheck,
    submit: async (typed) => {
      await changePassword(typed);
    },
    afterSubmit: async () => {
      await notices.alert(t('change.done'), { title: t('change.doneTitle') });
      location.replace((isRenewal ? await wantedPage() : undefined) ?? home);
    },
  });
  const password = form.values.next;
  const rules = passwordLines({ profile, password, person: { loginId } });
  const limited = (path: 'next' | 'confirmation') => ({
    ...form.field(path),
    required: false,
    autoComplete: 'new-password' as const,
    typingLimit: policyOf(profile).maxLength,
    onTooLong: () => form.refuse({ [path]: tooLongIssue(profile) }),
  });
  return (
    <form {...form.formProps}>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <Stack>
        {isRenewal && (
          <Callout tone="info">
            <p>{t('change.renewal')}</p>
          </Callout>
        )}
        <PasswordField {...form.field('current')} autoComplete="current-password" required={false} />
        <PasswordField {...limited('next')} help={<RuleList label={t('change.rules')} rules={rules} />} />
        <PasswordField {...limited('confirmation')} />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('change.submit')}
          </Button>
          {isRenewal ? (
            <Button onClick={() => void leave('out').catch((thrown: unknown) => notices.showError(thrown))}>
              {t('change.logOut')}
            </Button>
          ) : (
            <LinkButton href={home}>{t('change.cancel')}</LinkButton>
          )}
        </Actions>
      </Stack>
    </form>
  );
}
