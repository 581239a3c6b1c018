import * as z from 'zod/mini';
import { field, type PersonField, recorded, recordedForAll, sealed } from '../field.ts';
import { idValidity, line } from './record-texts.ts';

/** The account itself: kind, end, and who answers for it. */
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
} as const satisfies Readonly<Record<string, PersonField>>;
