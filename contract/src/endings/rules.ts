import * as z from 'zod/mini';
import { typedPassword } from '../accounts/password-fields.ts';
import { companyNameMaxLength } from '../companies/limits.ts';
import { requiredText } from '../kernel/rules.ts';

/** ACC-11: what is asked of whoever ends the service of a company: that it is this one, and that it is they. */
export const companyEnding = z.strictObject({
  companyName: requiredText(companyNameMaxLength),
  password: typedPassword,
});
export type CompanyEnding = z.output<typeof companyEnding>;
