import * as z from 'zod/mini';
import { mailAddress } from '../../../kernel/mail-address.ts';
import { orEmpty } from '../../../kernel/rules.ts';
import { common, field, type PersonField, recordedForAll, sealed, shared } from '../field.ts';
import { birthday, line, number, voipNumber } from './record-texts.ts';

/** Ways to reach a person, the birthday, the referee and the photo. */
export const personalFields = {
  voipNumber: field({
    ...recordedForAll,
    rule: voipNumber,
    column: 'voip_number',
    none: null,
    control: 'text',
    group: 'contact',
    typed: 'tel',
    colleagues: 'chosen',
  }),
  birthday: field({ ...common, ...birthday, column: 'birthday' }),
  companyContact: field({
    ...sealed,
    ...shared,
    ...number,
    column: 'company_contact',
    group: 'contact',
    colleagues: 'chosen',
  }),
  personalMail: field({
    ...sealed,
    ...shared,
    rule: orEmpty(mailAddress),
    column: 'personal_mail',
    control: 'text',
    group: 'contact',
    typed: 'email',
    colleagues: 'chosen',
  }),
  refereeName: field({
    ...sealed,
    ...line,
    column: 'referee_name',
    group: 'account',
  }),
  refereeMobile: field({
    ...sealed,
    ...number,
    column: 'referee_mobile',
    isOptional: true,
    group: 'account',
  }),
  photo: field({
    ...common,
    rule: z._default(z.string(), ''),
    column: 'photo',
    none: null,
    places: [],
    isOptional: true,
    control: 'own',
    colleagues: 'always',
  }),
} as const satisfies Readonly<Record<string, PersonField>>;
