import { companyName, englishCompanyName } from '@madang/contract/ground/companies/rules.ts';
import { givesOutMail, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { mailAddress, mailAddressLimits } from '@madang/contract/kernel/mail-address.ts';
import { personName } from '@madang/contract/kernel/names/person-name.ts';
import { phoneNumber } from '@madang/contract/kernel/phone.ts';
import { emptyOr, required, rule, formMaxLength, text } from '@madang/contract/kernel/rules.ts';
import { timeZone } from '@madang/contract/kernel/fields/time-zone.ts';
import { promotionCode } from '@madang/contract/ground/promotions/rules.ts';
import * as z from 'zod/mini';
import { wholeNumber } from '../../../kernel/forms/phone-typing.ts';
import type { Invited } from './invited.ts';

const typedPhone = z.strictObject({ countryCode: z.string(), number: z.string() });

/** Fields whose rule needs nothing but themselves; what depends on several is in `form-checks.ts`. */
const common = {
  companyName,
  englishCompanyName,
  surname: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' }),
  givenName: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' }),
  mobile: z.pipe(z.pipe(typedPhone, z.transform(wholeNumber)), phoneNumber),
  residenceCountry: text(formMaxLength).check(required),
  timeZone: timeZone('MB_M_TIME_ZONE'),
  promotionCode,
  isOldEnough: z.boolean().check(rule<boolean>('MB_M_UNDER_14', (stated) => stated)),
};

const externalMail = z.pipe(
  text(mailAddressLimits.maxTyped).check(rule<string>('MB_M_PWD_ENTER_EXTMAIL', (value) => value !== '')),
  mailAddress,
);

const withoutExternalMail = z.object({ ...common, externalMail: z.string() });
const withExternalMail = z.object({ ...common, externalMail });

const ofInvited = {
  ...common,
  companyName: z.string(),
  englishCompanyName: z.string(),
  mobile: z.pipe(z.pipe(typedPhone, z.transform(wholeNumber)), emptyOr(phoneNumber)),
};
const invitedWithExternalMail = z.object({ ...ofInvited, externalMail: emptyOr(mailAddress) });
const invitedWithoutExternalMail = z.object({ ...ofInvited, externalMail: z.string() });

/**
 * SGN-01, SGN-02: fields of a service's form; other values are ignored. For an invitee the company is known, and one
 * verifying contact suffices.
 */
export function formSchemaOf(service: ServiceType, invited?: Invited) {
  if (invited) return givesOutMail(service) ? invitedWithExternalMail : invitedWithoutExternalMail;
  return givesOutMail(service) ? withExternalMail : withoutExternalMail;
}

export type CheckedFields = z.output<typeof withExternalMail>;
