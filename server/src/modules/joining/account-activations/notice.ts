import { fallbackLanguage, toLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { composeMail } from '../../../platform/mail/letter.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { readMailSender } from '../../ground/companies/index.ts';
import type { Contacts } from '../../people/contacts/index.ts';
import type { WaitingPerson } from '../../people/waiting-people/index.ts';
import type { OpenAccount } from './registrations.ts';

export function languageOf({ language }: Pick<WaitingPerson, 'language'>): Language {
  return toLanguage(language) ?? fallbackLanguage;
}

interface Activated {
  readonly account: OpenAccount;
  readonly contacts: Contacts;
}

/** Notifies the person at every contact on record of an activation, so that one by another person is noticed. */
export async function sendActivated(
  tx: Tx,
  { outbox, translator, config }: Pick<Kernel, 'outbox' | 'translator' | 'config'>,
  { account: { person }, contacts }: Activated,
): Promise<void> {
  const language = languageOf(person);
  const sender = await readMailSender(tx, person.companyCode, language);
  const say = (key: string) => translator.text(language, key, { company: sender.name, loginId: person.loginId });
  const { externalMail, mobile } = contacts;
  if (externalMail !== undefined) {
    const letter = {
      language,
      sender,
      heading: say('registrationMail.heading'),
      paragraphs: [say('registrationMail.text')],
      facts: [{ label: say('letters.loginId'), value: person.loginId }],
      button: { label: say('letters.logIn'), href: linkIn(language, new URL('/loginapp', config.baseUrl)) },
      reasons: [say('registrationMail.notYou')],
    };
    await outbox.send(tx, composeMail(translator, externalMail, letter));
  }
  if (mobile !== undefined) {
    await outbox.send(tx, { channel: 'sms', to: toE164(mobile), text: say('registrationSms.text') });
  }
}
