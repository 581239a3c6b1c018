import { fallbackLanguage, languageTags, toLanguage } from '@madang/contract/kernel/languages.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** Writes to the person's external mail that the password was changed, in the language and time of the person. */
export async function sendPasswordNotice(
  tx: Tx,
  { outbox, properties, translator }: Pick<Kernel, 'outbox' | 'properties' | 'translator'>,
  notice: { readonly to: string; readonly language: string; readonly timeZone: string; readonly changedAt: Date },
): Promise<void> {
  const language = toLanguage(notice.language) ?? fallbackLanguage;
  const time = writtenTime(languageTags[language], notice);
  const text = translator.text(language, 'accountMails.passwordChanged.text', { time });
  const contactCentre = await properties.get(platformProperties.contactCentre);
  const whomToAsk = translator.text(language, 'accountMails.passwordChanged.contactCentre', { 0: contactCentre });
  await outbox.send(tx, {
    channel: 'mail',
    to: notice.to,
    subject: translator.text(language, 'accountMails.passwordChanged.subject'),
    text: contactCentre === '' ? text : `${text}\n\n${whomToAsk}`,
  });
}

/** To the minute, with the zone in words, for the reader may be elsewhere by now. */
function writtenTime(tag: string, { changedAt, timeZone }: { readonly changedAt: Date; readonly timeZone: string }) {
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(changedAt);
  const zone = new Intl.DateTimeFormat(tag, { timeZoneName: 'long', timeZone })
    .formatToParts(changedAt)
    .find(({ type }) => type === 'timeZoneName');
  return `${moment} (${zone?.value ?? timeZone})`;
}
