import * as z from 'zod/mini';
import { pictureContent } from '../../kernel/fields/picture.ts';
import { rule, formMaxLength, text, storedId, optionalName } from '../../kernel/rules.ts';
import { defaultColor, isDye, isReadable, nearestReadable } from './colors.ts';
import { companyFace } from './face.ts';
import { companyNameMaxLength, markLimits } from './limits.ts';
import { noWebAddress } from './rules.ts';

const markContent = pictureContent({ size: 'MARK_SIZE', kind: 'MARK_KIND', maxBytes: markLimits.imageBytes });

/** A free colour bears text; the refusal names the nearest tone that does. */
const readable = Object.assign(
  (context: z.core.ParsePayload<string>) => {
    const { value } = context;
    if (context.issues.length > 0 || isDye(value) || isReadable(value)) return;
    const params = { code: 'COLOR_CONTRAST', params: { 0: nearestReadable(value) } };
    context.issues.push({ code: 'custom', path: [], params, input: value });
  },
  // For readers of the schema, who find the codes of its rules.
  { inner: z.string().check(rule<string>('COLOR_CONTRAST', isReadable)) },
);

/** A dye by name, or `#` and six hexadecimal digits. */
const companyColor = text(formMaxLength).check(
  z.overwrite((value) => value.toLowerCase()),
  rule<string>('CO400', (value) => isDye(value) || /^#[0-9a-f]{6}$/.test(value)),
  readable,
);

const identityFields = {
  /** Name of the company in bars, sign-in and mails; '' for the company's own name. */
  shownName: optionalName(companyNameMaxLength).check(noWebAddress),
  color: z._default(companyColor, defaultColor),
  /** New mark; absent: unchanged, null: the initials. */
  mark: z.optional(z.nullable(markContent)),
};
export const identityInput = z.strictObject(identityFields);
export type IdentityInput = z.output<typeof identityInput>;

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const identityChange = z.strictObject({ ...identityFields, expected: z.optional(companyFace) });

/** The same for the operation: an undo names a mark that the company had a short while ago. */
export const identityChanging = z.strictObject({
  ...identityFields,
  expected: z.optional(companyFace),
  formerMarkId: z.optional(storedId),
});
