import * as z from 'zod/mini';
import { field, type PersonField, recorded, recordedForAll, sealed } from '../field.ts';
import { companyCodeText, idValidity, line } from './record-texts.ts';

/** The account itself: kind, end, and the company it is lent to. */
export const accountFields = {
  /** Not of one real person: someone answers for it, and it ends (USR-05). */
  isRealName: field({
    ...recorded,
    rule: z._default(z.boolean(), true),
    answer: z.boolean(),
    column: 'is_real_name',
    closed: true,
    control: 'own',
  }),
  administratorInfo: field({
    ...sealed,
    ...line,
    column: 'administrator_info',
    group: 'account',
  }),
  /** The last day on which the ID serves, `2027-03-31`; '' for no end. */
  idValidUntil: field({ ...recordedForAll, rule: idValidity, column: 'id_valid_until', control: 'own' }),
  dispatchCompanyCode: field({
    ...recorded,
    rule: companyCodeText,
    column: 'dispatch_company_code',
    none: null,
    control: 'text',
    group: 'account',
    typed: 'english',
  }),
} as const satisfies Readonly<Record<string, PersonField>>;
