import { checkConfirmation } from '@madang/contract/secrets/credentials/password-change.ts';
import { checkPassword } from '@madang/contract/secrets/credentials/password-policy.ts';
import { platformPasswordProfile } from '@madang/contract/views/operators/limits.ts';
import {
  operatorSetup,
  readOperatorSetup,
  setUpOperator,
  type OperatorSetup,
} from '@madang/contract/views/operators/routes.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { putsSurnameFirst } from '../../../../kernel/formats.ts';
import { passwordLines } from '../../../../kernel/forms/password-lines.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PageCard, Stack } from '../../../../ui/parts/card.tsx';
import { RuleList } from '../../../../ui/parts/rule-list.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { BuildDrawing } from '../../../../ui/drawings/build-drawing.tsx';
import { hideTokenInAddress, tokenInAddress } from '../setup-token.ts';
import { useText } from '../texts.ts';

/** First run: anyone who started the server becomes its operator, with the token that it printed. */
export function OperatorSetupPage() {
  const t = useText();
  const [isDone, setDone] = useState(false);
  const { data: setup, failure } = useLoaded('setup', () => call(readOperatorSetup, { query: {} }));
  usePageTitle(t('setup.title'));
  if (failure) throw failure;
  if (isDone) return <SignInNext title={t('setup.done')} lead={t('setup.doneText')} />;
  if (setup?.isOpen === false) return <SignInNext title={t('setup.closed')} lead={t('setup.closedText')} />;
  return (
    <PageCard title={t('setup.title')} lead={t('setup.lead')}>
      {setup ? <SetupForm onDone={() => setDone(true)} /> : <Skeleton lines={8} label={t('setup.loading')} />}
    </PageCard>
  );
}

function SignInNext({ title, lead }: { readonly title: string; readonly lead: string }) {
  const t = useText();
  // The token of an earlier start serves no one, and is not left in the history either.
  useEffect(hideTokenInAddress, []);
  return (
    <PageCard title={title} lead={lead} drawing={<BuildDrawing />}>
      <LinkButton variant="primary" href="/loginapp" block>
        {t('setup.logIn')}
      </LinkButton>
    </PageCard>
  );
}

function SetupForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const [initial] = useState(emptySetup);
  useEffect(hideTokenInAddress, []);
  const form = useForm({
    schema: operatorSetup,
    initial,
    alsoCheck: passwordErrors,
    submit: async (body) => {
      await call(setUpOperator, { body });
      onDone();
    },
    refusals: { OPERATOR_SETUP_REFUSED: 'token', MB601: 'loginId' },
  });
  const { password, loginId } = form.values;
  const rules = passwordLines({
    profile: platformPasswordProfile,
    password,
    person: { loginId },
  });
  const surname = <TextField key="surname" {...form.field('surname')} required autoComplete="family-name" />;
  const givenName = <TextField key="given" {...form.field('givenName')} required autoComplete="given-name" />;
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('token')} typed="secret" autoComplete="off" help={t('setup.tokenHelp')} />
        <TextField {...form.field('loginId')} type="email" autoComplete="username" help={t('setup.loginIdHelp')} />
        {putsSurnameFirst(useLanguage()) ? [surname, givenName] : [givenName, surname]}
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          help={<RuleList label={t('setup.rules')} rules={rules} />}
        />
        <PasswordField
          {...form.field('confirmation')}
          label={fieldText('passwordConfirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('setup.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function emptySetup(): OperatorSetup {
  return { token: tokenInAddress(), loginId: '', surname: '', givenName: '', password: '', confirmation: '' };
}

function passwordErrors({ loginId, password, confirmation }: OperatorSetup) {
  if (password === '') return [];
  return [
    ...checkPassword(platformPasswordProfile, password, { loginId }).map((issue) => ({ path: 'password', ...issue })),
    ...checkConfirmation(password, confirmation, 'confirmation'),
  ];
}
