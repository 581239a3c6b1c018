import * as z from 'zod/mini';
import { optionalText, rule, text } from '../kernel/rules.ts';
import { defaultColor, isDye, isReadable, nearestReadable } from './colors.ts';
import { companyFace } from './face.ts';
import { companyNameMaxLength, markLimits } from './limits.ts';
import { noWebAddress } from './rules.ts';

const { imageBytes } = markLimits;
const kilobyte = 1024;

/** A picture's bytes in base64; what kind it is, the server sees by the bytes. */
const markContent = z.string().check(
  rule<string>('MARK_SIZE', (value) => Math.floor((value.length / 4) * 3) - padding(value) <= imageBytes, {
    0: imageBytes / kilobyte,
  }),
  rule<string>('MARK_KIND', (value) => value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)),
);

function padding(value: string): number {
  return value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0;
}

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
const companyColor = text().check(
  z.overwrite((value) => value.toLowerCase()),
  rule<string>('CO400', (value) => isDye(value) || /^#[0-9a-f]{6}$/.test(value)),
  readable,
);

const identityFields = {
  /** As bars, log-in and mails call the company; '' for the company's own name. */
  shownName: optionalText(companyNameMaxLength).check(noWebAddress),
  color: z._default(companyColor, defaultColor),
  /** Without it the mark stays as it is, null leaves the initials. */
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
  formerMarkId: z.optional(z.uuid()),
});
