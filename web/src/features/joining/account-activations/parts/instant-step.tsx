import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { credentials } from '@madang/contract/access/accounts/sign-in-routes.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { isInitialPassword } from '../api.ts';
import { useText } from '../texts.ts';
import type { AccountWay } from '../use-account.ts';

interface InstantProps {
  readonly way: AccountWay;
  readonly validDays: number;
  /** ID as typed before the user came back here. */
  readonly loginId: string;
  readonly onProven: (loginId: string) => void;
}

/** ACC-04: the old password first; the specification's empty answer is shown as a wrong password. */
export function InstantStep({ way, validDays, loginId, onProven }: InstantProps) {
  const t = useText();
  const form = useForm({
    schema: credentials,
    initial: { loginId, password: '' },
    submit: async (typed) => {
      if (await isInitialPassword(typed)) onProven(typed.loginId);
      else form.refuse({ password: { code: 'MB_M_PASSWORD_WRONG' } });
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        {way.ended && (
          <Callout tone="danger" isNews>
            {errorText(way.ended)}
          </Callout>
        )}
        <TextField
          {...form.field('loginId')}
          label={t('instant.id')}
          help={t('instant.idHelp')}
          autoComplete="username"
          inputMode="email"
          lang="en"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('instant.password')}
          help={t('instant.passwordHelp', { count: validDays })}
          autoComplete="current-password"
          required
        />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('instant.submit')}
          </Button>
          <LinkButton href={signInAddress}>{t('page.logIn')}</LinkButton>
        </Actions>
        <p>
          <span>{t('other.hasNone')}</span> <a href="/userapp/register/account">{t('other.toAccount')}</a>
        </p>
      </Stack>
    </form>
  );
}
