import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { toCallError } from '../../../kernel/call-error.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { useForm } from '../../../kernel/form.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import type { Choice } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { KeyIcon, MailIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { askOf, checkTarget, identity, noIdentity } from '../identity.ts';
import { useText } from '../texts.ts';
import { fieldErrorOf, typedFor } from '../../../kernel/calls/one-time-code.ts';
import type { Recovery } from '../use-recovery.ts';
import { MobileField } from './mobile-field.tsx';

interface IdentifyProps {
  readonly recovery: Recovery;
  readonly callingCodes: readonly Choice[];
}

function useIdentityForm({ send, proveByKey, sent, loginId }: Recovery) {
  const form = useForm({
    schema: identity,
    initial: { ...noIdentity, loginId, ...typedFor(sent?.ask) },
    alsoCheck: checkTarget,
    submit: async () => {
      try {
        const { option, ...asked } = askOf(form.values);
        await (option === 'opencode' ? proveByKey({ option, ...asked }) : send({ option, ...asked }));
      } catch (thrown) {
        // What the server says of 'where to send' belongs to the contact that was chosen.
        const [first] = toCallError(thrown).fields;
        if (!first) throw thrown;
        form.refuse({ [first.path === 'loginId' ? 'loginId' : form.values.option]: fieldErrorOf(thrown) });
      }
    },
  });
  return form;
}
type IdentityForm = ReturnType<typeof useIdentityForm>;

/** Who it is and where the code shall go; both must be the account's for anything to be sent. */
export function IdentifyStep({ recovery, callingCodes }: IdentifyProps) {
  const t = useText();
  const form = useIdentityForm(recovery);
  return (
    <form {...form.formProps}>
      <Stack>
        {recovery.ended && (
          <Callout tone="danger" isNews>
            {errorText(recovery.ended)}
          </Callout>
        )}
        <TextField
          {...form.field('loginId')}
          label={t('identify.id')}
          help={t('identify.idHelp')}
          autoComplete="username"
          inputMode="email"
          required
        />
        <OptionField form={form} />
        <Contact form={form} callingCodes={callingCodes} />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t(form.values.option === 'opencode' ? 'identify.take' : 'identify.send')}
          </Button>
          <LinkButton href={logInAddress}>{t('identify.cancel')}</LinkButton>
        </Actions>
      </Stack>
    </form>
  );
}

function Contact({ form, callingCodes }: { readonly form: IdentityForm; readonly callingCodes: readonly Choice[] }) {
  const t = useText();
  switch (form.values.option) {
    case 'mobile':
      return <MobileField field={form.field('mobile')} callingCodes={callingCodes} help={t('identify.mobileHelp')} />;
    case 'opencode':
      return (
        <TextField {...form.field('opencode')} required lang="en" autoComplete="off" help={t('identify.keyHelp')} />
      );
    case 'externalMail':
      return (
        <TextField
          {...form.field('externalMail')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          lang="en"
          help={t('identify.mailHelp')}
        />
      );
  }
}

function OptionField({ form }: { readonly form: IdentityForm }) {
  const t = useText();
  const field = form.field('option');
  return (
    <RadioCards
      {...field}
      required
      onChange={(option) => option !== '' && field.onChange(option)}
      options={[
        { value: 'externalMail', title: t('identify.mail'), text: t('identify.mailText'), icon: <MailIcon /> },
        { value: 'mobile', title: t('identify.mobile'), text: t('identify.mobileText'), icon: <PhoneIcon /> },
        { value: 'opencode', title: t('identify.key'), text: t('identify.keyText'), icon: <KeyIcon /> },
      ]}
    />
  );
}
