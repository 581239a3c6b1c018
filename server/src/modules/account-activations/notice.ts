import { companyNameFor } from '@madang/contract/companies/names.ts';
import { fallbackLanguage, toLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { linkIn } from '../../kernel/outbox/link-in.ts';
import { unlinked } from '../../kernel/outbox/unlinked.ts';
import type { Contacts, WaitingPerson } from '../people/index.ts';
import type { OpenAccount } from './registrations.ts';

export function languageOf({ language }: Pick<WaitingPerson, 'language'>): Language {
  return toLanguage(language) ?? fallbackLanguage;
}

interface Activated {
  readonly account: OpenAccount;
  readonly contacts: Contacts;
}

/**
 * Notifies the person at every contact on record, however the account was activated: anyone who took it with someone's
 * key, phone or first password does not stay unnoticed.
 */
export async function sendActivated(
  tx: Tx,
  { outbox, translator, config }: Pick<Kernel, 'outbox' | 'translator' | 'config'>,
  { account: { person, company: employer }, contacts }: Activated,
): Promise<void> {
  const language = languageOf(person);
  const company = { companyName: employer.name, englishCompanyName: employer.englishName };
  const params = {
    company: unlinked(companyNameFor(company, language)),
    loginId: person.loginId,
    link: linkIn(language, new URL('/loginapp', config.baseUrl)),
  };
  const say = (key: string) => translator.text(language, key, params);
  const { externalMail, mobile } = contacts;
  if (externalMail !== undefined) {
    const subject = say('registrationMail.subject');
    await outbox.send(tx, { channel: 'mail', to: externalMail, subject, text: `${say('registrationMail.text')}\n` });
  }
  if (mobile !== undefined) {
    await outbox.send(tx, { channel: 'sms', to: toE164(mobile), text: say('registrationSms.text') });
  }
}
