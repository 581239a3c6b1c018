import { invitationRegisterPath } from '@madang/contract/joining/invitations/pages.ts';
import * as z from 'zod/mini';
import { toCallError } from '../../../../kernel/call-error.ts';
import { fieldErrorOf, typedFor } from '../../../../kernel/calls/one-time-code.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import type { Choice } from '../../../../ui/fields/select-field.tsx';
import {
  checkContact,
  contactOf,
  type ContactValues,
  IdentifyForm,
  noContact,
} from '../../../access/identity-steps/index.ts';
import { bringPromotion, sendCode } from '../api.ts';
import { useText } from '../texts.ts';
import type { AccountWay, RegistrationOption } from '../use-account.ts';

interface IdentifyProps {
  readonly way: AccountWay;
  readonly callingCodes: readonly Choice[];
}

function useContactForm(way: AccountWay) {
  const t = useText();
  const language = useLanguage();
  const initial: ContactValues<RegistrationOption> = { ...noContact, option: way.option, ...typedFor(way.sent?.ask) };
  const form = useForm({
    // Nothing by itself: the contact of the chosen option is checked.
    schema: z.object({}),
    initial,
    alsoCheck: checkContact,
    submit: async (): Promise<void> => {
      const { option } = form.values;
      const target = contactOf(form.values);
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

/** Ways to prove being the person that the company registered. */
export function IdentifyStep({ way, callingCodes }: IdentifyProps) {
  const t = useText();
  const { formProps, busy, field } = useContactForm(way);
  return (
    <IdentifyForm
      formProps={formProps}
      busy={busy}
      option={field('option')}
      mobile={field('mobile')}
      field={field}
      offers={useOffers()}
      onChoose={way.choose}
      ended={way.ended}
      callingCodes={callingCodes}
      back={t('page.logIn')}
    >
      <p>
        <span>{t('other.hasInitial')}</span> <a href="/userapp/register/instant">{t('other.toInstant')}</a>
      </p>
    </IdentifyForm>
  );
}

function useOffers() {
  const t = useText();
  return [
    {
      option: 'externalMail',
      title: t('identify.mail'),
      text: t('identify.mailText'),
      help: t('identify.mailHelp'),
      submit: t('identify.send'),
    },
    {
      option: 'mobile',
      title: t('identify.mobile'),
      text: t('identify.mobileText'),
      help: t('identify.mobileHelp'),
      submit: t('identify.send'),
    },
    {
      option: 'opencode',
      title: t('identify.key'),
      text: t('identify.keyText'),
      help: t('identify.keyHelp'),
      submit: t('identify.take'),
    },
    {
      option: 'promotionCode',
      title: t('identify.promotion'),
      text: t('identify.promotionText'),
      help: t('identify.promotionHelp'),
      submit: t('identify.takePromotion'),
    },
  ] as const;
}
