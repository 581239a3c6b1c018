import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { dispatchesAddress } from '@madang/contract/access/dispatches/pages.ts';
import type { DispatchEvent } from '@madang/contract/access/dispatches/states.ts';
import { fallbackLanguage, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { readContacts } from '../../people/contacts/index.ts';
import { sendAccountLetter } from '../../people/notifications/index.ts';
import { listAdministrators } from '../../people/roles/index.ts';
import { openContent, type StoredDispatch } from './dispatches.sql.ts';

type Writer = Pick<Kernel, 'config' | 'keyring' | 'outbox' | 'translator'>;

/** Begin and end are written to the person by the change of their employment. */
const ownLetters: readonly DispatchEvent[] = [
  'asked',
  'withdrawn',
  'accepted',
  'refused',
  'prolongationAsked',
  'prolongationWithdrawn',
  'prolonged',
  'prolongationRefused',
  'lapsed',
];

/** STA-09: writes to the administrators of a company, and at home to the person, what became of a dispatch. */
export async function writeOfDispatch(
  tx: Tx,
  kernel: Writer,
  companyCode: string,
  dispatch: StoredDispatch,
  event: DispatchEvent,
): Promise<void> {
  const readers = new Set(await listAdministrators(tx, companyCode));
  const { side, personId } = dispatch;
  if (side === 'home' && personId !== null && ownLetters.includes(event)) readers.add(personId);
  for (const reader of readers) await writeTo(tx, kernel, { companyCode, personId: reader }, dispatch, event);
}

async function writeTo(
  tx: Tx,
  { config, keyring, outbox, translator }: Writer,
  reader: { readonly companyCode: string; readonly personId: string },
  dispatch: StoredDispatch,
  event: DispatchEvent,
): Promise<void> {
  const contacts = await readContacts(tx, keyring, reader);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const { fullName, englishName } = openContent(keyring, dispatch);
  const own = await readCompany(tx, reader.companyCode);
  const ownName = companyNameFor({ companyName: own.name, englishCompanyName: own.englishName }, language);
  const { otherName: companyName, otherEnglishName: englishCompanyName } = dispatch;
  const otherName = companyNameFor({ companyName, englishCompanyName }, language);
  const [home, host] = dispatch.side === 'home' ? [ownName, otherName] : [otherName, ownName];
  const text = translator.text(language, 'dispatchMails.text', {
    name: unlinked(readsKorean(language) ? fullName : englishName || fullName),
    home: unlinked(home),
    host: unlinked(host),
    since: dispatch.startsOn,
    until: dispatch.askedUntil ?? dispatch.endsOn,
  });
  const isAsked = dispatch.side === 'host' && (event === 'asked' || event === 'prolongationAsked');
  const letter = {
    heading: translator.text(language, `dispatchMails.headings.${event}`),
    paragraphs: [...paragraphsOf(text), ...(isAsked ? [translator.text(language, 'dispatchMails.answer')] : [])],
    ...(isAsked && {
      button: {
        label: translator.text(language, 'dispatchMails.open'),
        href: linkIn(language, new URL(dispatchesAddress, config.baseUrl)),
      },
    }),
  };
  await sendAccountLetter(tx, { keyring, outbox, translator }, reader, { contacts, letter, reach: 'all' });
}
