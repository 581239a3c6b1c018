import { activationKey } from '../../../ground/promotions/rules.ts';
import { mailAddress } from '../../../kernel/mail-address.ts';
import { phoneNumber } from '../../../kernel/phone.ts';
import { orEmpty, optionalName, requiredText } from '../../../kernel/rules.ts';
import { loginIdMaxLength } from '../../../secrets/credentials/limits.ts';
import { changed, common, field, found, type PersonField } from '../field.ts';

/** Numbers and addresses that lead to one person. */
export const identifierFields = {
  /** Chosen by the company; no two of its people share one, in whatever case. */
  employeeNumber: field({
    ...common,
    ...changed,
    rule: optionalName(20),
    column: 'employee_number',
    none: null,
    places: ['list', 'panel', 'form', 'change', 'export', 'owned'],
    control: 'text',
    group: 'job',
  }),
  /** A user id where the company gives out mail, else a mail address; the operation knows which. */
  loginId: field({
    ...common,
    rule: requiredText(loginIdMaxLength, { as: 'address' }),
    column: 'login_id',
    places: ['list', 'panel', 'form', 'export'],
    control: 'own',
    colleagues: 'always',
  }),
  opencode: field({
    ...common,
    rule: orEmpty(activationKey),
    ...found,
    column: 'opencode',
    places: ['form'],
    control: 'own',
  }),
  externalMail: field({
    ...common,
    rule: orEmpty(mailAddress),
    ...found,
    column: 'external_mail',
    places: ['form'],
    control: 'own',
    colleagues: 'chosen',
  }),
  mobile: field({
    ...common,
    rule: orEmpty(phoneNumber),
    ...found,
    column: 'mobile',
    places: ['form'],
    isOptional: true,
    control: 'own',
    colleagues: 'chosen',
  }),
} as const satisfies Readonly<Record<string, PersonField>>;
