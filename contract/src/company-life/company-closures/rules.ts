import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { companyNameMaxLength } from '../../ground/companies/limits.ts';
import { required, text } from '../../kernel/rules.ts';

/** ACC-11: what is asked of anyone who ends the service of a company: that it is this one, and that it is they. */
export const companyEnding = z.strictObject({
  /** Compared and never kept, so a name of an older rule is typed as it is. */
  companyName: text(companyNameMaxLength).check(required),
  password: typedPassword,
});
export type CompanyEnding = z.output<typeof companyEnding>;
