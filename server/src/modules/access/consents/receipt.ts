import type { OptionalItem } from '@madang/contract/people/people/optional-items.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { bodyText, composeMail, paragraphsOf } from '../../../platform/mail/letter.ts';
import { readMailSender } from '../../ground/companies/index.ts';
import { keepMessage, writtenTime } from '../../people/notifications/index.ts';
import { readContacts } from '../../people/contacts/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

interface Receipt {
  readonly person: PersonKey;
  readonly deleted: readonly OptionalItem[];
  readonly deletedAt: Date;
}

/**
 * Notifies the person in their language what was deleted, by names alone, also at the external mail. Returns the time
 * zone used.
 */
export async function sendReceipt(
  tx: Tx,
  { keyring, outbox, translator }: Pick<Kernel, 'keyring' | 'outbox' | 'translator'>,
  { person, deleted, deletedAt }: Receipt,
): Promise<string> {
  const contacts = await readContacts(tx, keyring, person);
  const { externalMail, timeZone } = contacts;
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const items = deleted.map((item) => translator.text(language, `consentMails.items.${item}`)).join(', ');
  const letter = {
    language,
    sender: await readMailSender(tx, person.companyCode, language),
    heading: translator.text(language, 'consentMails.receiptHeading'),
    paragraphs: paragraphsOf(
      translator.text(language, 'consentMails.receiptText', {
        time: writtenTime(language, { moment: deletedAt, timeZone }),
        items: items === '' ? translator.text(language, 'consentMails.nothing') : items,
      }),
    ),
  };
  await keepMessage(tx, { keyring }, person, { subject: letter.heading, text: bodyText(letter) });
  if (externalMail !== undefined) await outbox.send(tx, composeMail(translator, externalMail, letter));
  return timeZone;
}
