import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { companyNameMaxLength } from '../../ground/companies/limits.ts';
import { required, text } from '../../kernel/rules.ts';

/** ACC-11: input of closing a company: its name and the caller's password as proof. */
export const companyEnding = z.strictObject({
  /** Compared and never kept, so a name of an older rule is typed as it is. */
  companyName: text(companyNameMaxLength).check(required),
  password: typedPassword,
});
export type CompanyEnding = z.output<typeof companyEnding>;
