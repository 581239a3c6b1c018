import * as z from 'zod/mini';
import { phoneNumber } from '../../kernel/phone.ts';
import { orEmpty, anyText } from '../../kernel/rules.ts';
import { timeZone } from '../../kernel/fields/time-zone.ts';
import { companyName, englishCompanyName } from './rules.ts';

/** Data of a company about itself. */
export const companyRecord = z.strictObject({
  companyName,
  /** '' for the company name. */
  englishCompanyName,
  /** A name of the IANA database, such as Asia/Seoul. */
  timeZone: timeZone('MB_M_TIME_ZONE'),
  /** `+82-2-731-9046`; '' for none. */
  companyPhone: orEmpty(phoneNumber),
});
export type CompanyRecord = z.output<typeof companyRecord>;

const seen = z.strictObject({
  companyName: anyText(),
  englishCompanyName: anyText(),
  timeZone: anyText(),
  companyPhone: anyText(),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const companyRecordChange = z.extend(companyRecord, { expected: z.optional(seen) });
