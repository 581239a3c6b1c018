import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { ownSecurityAddress } from '@madang/contract/kernel/addresses.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { takeUnwritten } from '../../secrets/factor-requirements/index.ts';
import { sendAccountLetter } from '../../people/notifications/index.ts';
import { readContacts } from '../../people/contacts/index.ts';

export const factorRemindersTask = 'send-factor-reminders';

/** People in one transaction, which writes their mails and the record of them together. */
const batch = 100;

/** Writes to everyone of a company whose reminder waits; a job that was cut off goes on where it was. */
export async function sendFactorReminders(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode } = payload as { companyCode: string };
  let taken: number;
  do {
    taken = await inCompany(kernel.db, companyCode, async (tx) => {
      const people = await takeUnwritten(tx, companyCode, batch);
      for (const { personId, isStillDue } of people) {
        if (isStillDue) await sendFactorReminder(tx, kernel, { companyCode, personId });
      }
      return people.length;
    });
  } while (taken === batch);
}

/** ACC-15: asks a person to set a second factor up before the sign-in does. */
export async function sendFactorReminder(
  tx: Tx,
  kernel: Pick<Kernel, 'config' | 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
): Promise<void> {
  const { config, translator } = kernel;
  const contacts = await readContacts(tx, kernel.keyring, person);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const letter = {
    heading: translator.text(language, 'factorReminders.heading'),
    paragraphs: paragraphsOf(translator.text(language, 'factorReminders.text')),
    button: {
      label: translator.text(language, 'factorReminders.open'),
      href: linkIn(language, new URL(ownSecurityAddress, config.baseUrl)),
    },
  };
  await sendAccountLetter(tx, kernel, person, { contacts, letter, reach: 'one' });
}
