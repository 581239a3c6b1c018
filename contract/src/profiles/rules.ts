import * as z from 'zod/mini';
import { typedPassword } from '../accounts/password-fields.ts';
import { languages } from '../kernel/languages.ts';
import { englishPersonName, personName } from '../kernel/person-name.ts';
import { timeZone } from '../kernel/time-zone.ts';

function profileOf(admitsAllScripts: boolean) {
  return z.strictObject({
    surname: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME', admitsAllScripts }),
    givenName: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME', admitsAllScripts }),
    englishName: englishPersonName,
    /** Of mails and messages, and of the pages on every device. */
    language: z.enum(languages),
    timeZone: timeZone('MB_M_TIME_ZONE'),
  });
}

/** What a person says of themselves, and changes alone. */
export const ownProfile = profileOf(false);
/** The same of the platform's own people, who may come from anywhere. */
export const operatorProfile = profileOf(true);
export type OwnProfile = z.output<typeof ownProfile>;

/** ACC-11: what is asked of whoever closes the account; nothing brings it back. */
export const accountClosing = z.strictObject({ password: typedPassword });
