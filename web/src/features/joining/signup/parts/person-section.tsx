import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { putsSurnameFirst } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { phoneTyping } from '../../../../kernel/forms/phone-typing.ts';
import { useSignUpTexts } from '../texts.ts';
import type { CountriesInForm } from '../use-countries.ts';
import type { SignUp } from '../use-sign-up.ts';
import { ResidenceFields } from './residence-fields.tsx';

interface SectionProps {
  readonly signUp: SignUp;
  readonly countries: CountriesInForm;
}

export function PersonSection({ signUp, countries }: SectionProps) {
  const t = useSignUpTexts();
  const { form, service, platform, invited } = signUp;
  // What an invitation brings along is asked of no one again.
  const asksForMail = givesOutMail(service) && invited?.option !== 'externalMail';
  const asksForMobile = invited?.option !== 'mobile';
  return (
    <Section title={t('form.person')}>
      <NameFields signUp={signUp} />
      {asksForMail && (
        <TextField
          {...form.field('externalMail')}
          required={!invited || form.values.option === 'externalMail'}
          type="email"
          inputMode="email"
          autoComplete="email"
          lang="en"
          help={t('form.externalMailHelp', { domain: platform.freeMailDomain })}
        />
      )}
      {asksForMobile && <MobileField signUp={signUp} countries={countries} />}
      <ResidenceFields signUp={signUp} countries={countries} />
      {!invited && <TextField {...form.field('promotionCode')} lang="en" help={t('form.promotionHelp')} />}
    </Section>
  );
}

/** PRD-03: in the order in which the page's readers say a name. */
function NameFields({ signUp: { form } }: { readonly signUp: SignUp }) {
  const language = useLanguage();
  const surname = <TextField key="surname" {...form.field('surname')} required autoComplete="family-name" />;
  const givenName = <TextField key="given" {...form.field('givenName')} required autoComplete="given-name" />;
  return <Columns>{putsSurnameFirst(language) ? [surname, givenName] : [givenName, surname]}</Columns>;
}

function MobileField({ signUp: { form, invited }, countries }: SectionProps) {
  const t = useSignUpTexts();
  const field = form.field('mobile');
  const { values } = form;
  const isKorean = field.value.countryCode === koreanCallingCode;
  const codes = countries.callingCodes;
  const refuseCode = () => form.refuse({ mobile: { code: 'MB_M_VALIDATE_NATIONNUMBER' } });
  return (
    <PhoneField
      {...field}
      {...phoneTyping(field, codes, refuseCode)}
      required={!invited || values.option === 'mobile'}
      countryCodes={codes}
      help={t(isKorean ? 'form.mobileHelp' : 'form.mobileHelpAbroad')}
    />
  );
}
