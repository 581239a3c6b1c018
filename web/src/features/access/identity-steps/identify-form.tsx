import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import type { ComponentProps, ReactNode } from 'react';
import { errorText, type FieldError } from '../../../kernel/error-texts.ts';
import type { FieldBinding } from '../../../kernel/form.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import type { PhoneValue } from '../../../ui/fields/phone-field.tsx';
import type { Choice } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type Icon, KeyIcon, MailIcon, PhoneIcon, PinIcon, TicketIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import type { ContactOption } from './contact.ts';
import { MobileField } from './mobile-field.tsx';

/** One of the contacts and keys, as its page speaks of it. */
interface Offer<O extends ContactOption> {
  readonly option: O;
  readonly title: string;
  readonly text: string;
  /** Text below the field. */
  readonly help: string;
  readonly submit: string;
}

/** The form's fields by their names. */
type ContactField = (name: 'externalMail' | 'opencode' | 'pin' | 'promotionCode') => FieldBinding<string>;

interface IdentifyFormProps<O extends ContactOption> {
  readonly formProps: ComponentProps<'form'>;
  readonly busy: boolean;
  readonly option: FieldBinding<O>;
  readonly mobile: FieldBinding<PhoneValue>;
  readonly field: ContactField;
  readonly offers: readonly Offer<O>[];
  readonly onChoose?: (option: O) => void;
  /** Reason that the steps began again. */
  readonly ended: FieldError | undefined;
  readonly callingCodes: readonly Choice[];
  /** Label of the link back to sign-in. */
  readonly back: string;
  /** Fields before the contact, if the user proves an account by its ID. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

const icons: Readonly<Record<ContactOption, Icon>> = {
  externalMail: MailIcon,
  mobile: PhoneIcon,
  opencode: KeyIcon,
  pin: PinIcon,
  promotionCode: TicketIcon,
};

/** Shows the identification form: a contact on record that receives a code, or a key that is proof by itself. */
export function IdentifyForm<O extends ContactOption>(props: IdentifyFormProps<O>) {
  const { formProps, busy, option, offers, ended, back, before, children } = props;
  const offer = offers.find((each) => each.option === option.value);
  return (
    <form {...formProps}>
      <Stack>
        {ended && (
          <Callout tone="danger" isNews>
            {errorText(ended)}
          </Callout>
        )}
        {before}
        <Options {...props} />
        {offer && <Contact {...props} help={offer.help} />}
        <Actions>
          <Button type="submit" variant="primary" busy={busy}>
            {offer?.submit}
          </Button>
          <LinkButton href={signInAddress}>{back}</LinkButton>
        </Actions>
        {children}
      </Stack>
    </form>
  );
}

function Options<O extends ContactOption>({ option: field, offers, onChoose }: IdentifyFormProps<O>) {
  return (
    <RadioCards
      {...field}
      required
      onChange={(option) => {
        if (option === '') return;
        field.onChange(option);
        onChoose?.(option);
      }}
      options={offers.map(({ option, title, text }) => {
        const Drawing: Icon = icons[option];
        return { value: option, title, text, icon: <Drawing /> };
      })}
    />
  );
}

interface ContactProps<O extends ContactOption> extends IdentifyFormProps<O> {
  readonly help: string;
}

function Contact<O extends ContactOption>({ option, mobile, field, callingCodes, help }: ContactProps<O>) {
  // A type parameter is not narrowed by its own values.
  const chosen: ContactOption = option.value;
  switch (chosen) {
    case 'mobile':
      return <MobileField field={mobile} callingCodes={callingCodes} help={help} />;
    case 'opencode':
    case 'promotionCode':
      return <TextField {...field(chosen)} typed="secret" required lang="en" autoComplete="off" help={help} />;
    case 'pin':
      return <TextField {...field('pin')} typed="secret" required inputMode="numeric" autoComplete="off" help={help} />;
    case 'externalMail':
      return (
        <TextField
          {...field('externalMail')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          lang="en"
          help={help}
        />
      );
  }
}
