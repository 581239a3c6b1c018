import * as z from 'zod/mini';
import { anyText } from '../../../kernel/rules.ts';
import { changeRulesIn, fieldNamesIn } from '../field-places.ts';
import { languages } from '../../../kernel/languages.ts';
import { englishPersonName, personName } from '../../../kernel/names/person-name.ts';
import { timeZone } from '../../../kernel/fields/time-zone.ts';

/** Profile data that users state about themselves and that only they change. */
export const ownProfile = z.strictObject({
  surname: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' }),
  givenName: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' }),
  englishName: englishPersonName,
  /** Language of mails and messages, and of the pages on every device. */
  language: z.enum(languages),
  timeZone: timeZone('MB_M_TIME_ZONE'),
  /** RCN-02: optional data, each only where the person agrees; what is left out stays as it is. */
  ...changeRulesIn('own'),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** Every field of the form, for it is sent whole. */
export const ownProfileNames = [
  'surname',
  'givenName',
  'englishName',
  'language',
  'timeZone',
  ...fieldNamesIn('own'),
] as const;
export type OwnProfileName = (typeof ownProfileNames)[number];

/**
 * Changes of one's own fields; `expected` holds the opened form. Unchanged fields keep newer values; one changed by
 * both is refused.
 */
export const profileChange = z.extend(ownProfile, {
  expected: z.optional(z.partialRecord(z.enum(ownProfileNames), anyText())),
});
