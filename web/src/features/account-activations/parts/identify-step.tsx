import { invitationRegisterPath } from '@madang/contract/invitations/pages.ts';
import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { lazy, Suspense } from 'react';
import { toCallError } from '../../../kernel/call-error.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { useForm } from '../../../kernel/form.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import type { Choice } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { KeyIcon, MailIcon, PhoneIcon, TicketIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { Skeleton } from '../../../ui/parts/states.tsx';
import { fieldErrorOf, typedFor } from '../../../kernel/calls/one-time-code.ts';
import { loadMobileField } from '../../recoveries/index.ts';
import { bringPromotion, sendCode } from '../api.ts';
import { checkContact, contactSchema, noContact, targetOf } from '../contact.ts';
import { useText } from '../texts.ts';
import type { AccountWay } from '../use-account.ts';

const MobileField = lazy(async () => ({ default: (await loadMobileField()).MobileField }));

interface IdentifyProps {
  readonly way: AccountWay;
  readonly callingCodes: readonly Choice[];
}

function useContactForm(way: AccountWay) {
  const t = useText();
  const language = useLanguage();
  const form = useForm({
    schema: contactSchema,
    initial: { ...noContact, option: way.option, ...typedFor(way.sent?.ask) },
    alsoCheck: checkContact,
    submit: async (): Promise<void> => {
      const { option } = form.values;
      const target = targetOf(form.values);
      try {
        if (option === 'promotionCode') {
          await bringPromotion(target);
          return location.assign(invitationRegisterPath);
        }
        if (option !== 'opencode') return await way.send({ option, target });
        await sendCode({ option, target }, language);
        way.prove();
      } catch (thrown) {
        const { errorCode, fields } = toCallError(thrown);
        if (fields.length === 0) throw thrown;
        // The specification's sentence speaks of an ID, and here is none.
        const isNobody = errorCode === 'OTP0002';
        form.refuse({ [option]: isNobody ? { code: '', message: t('identify.nobody') } : fieldErrorOf(thrown) });
      }
    },
  });
  return form;
}
const submitKeys = {
  externalMail: 'identify.send',
  mobile: 'identify.send',
  opencode: 'identify.take',
  promotionCode: 'identify.takePromotion',
} as const;

type ContactForm = ReturnType<typeof useContactForm>;

/** How to show that one is the person that the company registered. */
export function IdentifyStep({ way, callingCodes }: IdentifyProps) {
  const t = useText();
  const form = useContactForm(way);
  return (
    <form {...form.formProps}>
      <Stack>
        {way.ended && (
          <Callout tone="danger" isNews>
            {errorText(way.ended)}
          </Callout>
        )}
        <Options form={form} choose={way.choose} />
        <Contact form={form} callingCodes={callingCodes} />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t(submitKeys[form.values.option])}
          </Button>
          <LinkButton href={logInAddress}>{t('page.logIn')}</LinkButton>
        </Actions>
        <p>
          {t('other.hasInitial')} <a href="/userapp/register/instant">{t('other.toInstant')}</a>
        </p>
      </Stack>
    </form>
  );
}

function Options({ form, choose }: { readonly form: ContactForm } & Pick<AccountWay, 'choose'>) {
  const t = useText();
  const field = form.field('option');
  return (
    <RadioCards
      {...field}
      required
      onChange={(option) => {
        if (option === '') return;
        field.onChange(option);
        choose(option);
      }}
      options={[
        { value: 'externalMail', title: t('identify.mail'), text: t('identify.mailText'), icon: <MailIcon /> },
        { value: 'mobile', title: t('identify.mobile'), text: t('identify.mobileText'), icon: <PhoneIcon /> },
        { value: 'opencode', title: t('identify.key'), text: t('identify.keyText'), icon: <KeyIcon /> },
        {
          value: 'promotionCode',
          title: t('identify.promotion'),
          text: t('identify.promotionText'),
          icon: <TicketIcon />,
        },
      ]}
    />
  );
}

function Contact({ form, callingCodes }: { readonly form: ContactForm; readonly callingCodes: readonly Choice[] }) {
  const t = useText();
  switch (form.values.option) {
    case 'mobile':
      return (
        <Suspense fallback={<Skeleton lines={2} label={t('page.loading')} />}>
          <MobileField field={form.field('mobile')} callingCodes={callingCodes} help={t('identify.mobileHelp')} />
        </Suspense>
      );
    case 'opencode':
      return (
        <TextField {...form.field('opencode')} required lang="en" autoComplete="off" help={t('identify.keyHelp')} />
      );
    case 'promotionCode':
      return (
        <TextField
          {...form.field('promotionCode')}
          required
          lang="en"
          autoComplete="off"
          help={t('identify.promotionHelp')}
        />
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
