import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, languageTags, toLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { withZoneName } from '@madang/contract/kernel/names/zone-name.ts';
import { platformCompany } from '@madang/contract/operators/limits.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { pipeline, type Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { keepMessage } from './inbox.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { readContacts, type Contacts } from '../people/index.ts';

const texts = {
  password: { subject: 'accountMails.passwordChanged.subject', text: 'accountMails.passwordChanged.text' },
  externalMail: { subject: 'accountMails.externalMailChanged.subject', text: 'accountMails.externalMailChanged.text' },
  mobileAdded: { subject: 'accountMails.mobileAdded.subject', text: 'accountMails.mobileAdded.text' },
  mobile: { subject: 'accountMails.mobileChanged.subject', text: 'accountMails.mobileChanged.text' },
  closed: { subject: 'accountMails.closed.subject', text: 'accountMails.closed.text' },
  hints: { subject: 'accountMails.hintsChanged.subject', text: 'accountMails.hintsChanged.text' },
  loginId: { subject: 'accountMails.loginIdGiven.subject', text: 'accountMails.loginIdGiven.text' },
  companyEnded: { subject: 'accountMails.companyEnded.subject', text: 'accountMails.companyEnded.text' },
  companyTakenBack: { subject: 'accountMails.companyTakenBack.subject', text: 'accountMails.companyTakenBack.text' },
  marketingAgreed: {
    subject: 'accountMails.marketingAgreed.subject',
    // Stands in a letter of welcome too.
    fact: 'accountMails.marketingAgreed.fact',
    text: 'accountMails.marketingAgreed.text',
    reach: 'one',
  },
  marketingDeclined: {
    subject: 'accountMails.marketingDeclined.subject',
    text: 'accountMails.marketingDeclined.text',
    reach: 'one',
  },
  ...factorTexts(),
} as const;

/** ACC-12: one subject for all that changes of the second factor. */
function factorTexts() {
  const subject = 'accountMails.factors.subject';
  return {
    appAdded: { subject, text: 'accountMails.factors.appAdded' },
    appRemoved: { subject, text: 'accountMails.factors.appRemoved' },
    passkeyAdded: { subject, text: 'accountMails.factors.passkeyAdded' },
    passkeyRemoved: { subject, text: 'accountMails.factors.passkeyRemoved' },
    passkeyCopied: { subject, text: 'accountMails.factors.passkeyCopied' },
    recoveryCodesRenewed: { subject, text: 'accountMails.factors.recoveryCodesRenewed' },
    factorsReset: { subject, text: 'accountMails.factors.reset' },
    factorsResetByOperator: { subject, text: 'accountMails.factors.resetByOperator' },
    guessed: { subject, text: 'accountMails.factors.guessed' },
    recoveryCodeUsed: { subject, text: 'accountMails.factors.recoveryCodeUsed' },
  } as const;
}

interface AccountNotice {
  readonly changed: keyof typeof texts;
  readonly changedAt: Date;
  /** A later moment that the text says too. */
  readonly until?: Date;
  /** What the text says besides the times. */
  readonly params?: ErrorParams;
}

/**
 * Writes to the person that something changed by which they come into the account, in their language and time: to the login
 * mail and to the external one, so that who took one of the two mailboxes cannot keep it from the owner; without an external
 * one to their mobile phone. A consent to marketing is confirmed to one of the mailboxes. The addresses are those on record when
 * it is called.
 */
export async function sendAccountNotice(
  tx: Tx,
  { keyring, outbox, properties, translator }: Pick<Kernel, 'keyring' | 'outbox' | 'properties' | 'translator'>,
  person: PersonKey,
  { changed, changedAt, until, params = {} }: AccountNotice,
): Promise<void> {
  const contacts = await readContacts(tx, keyring, person);
  const { timeZone } = contacts;
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const written = (moment: Date) => writtenTime(language, { moment, timeZone });
  const times = { time: written(changedAt), ...(until && { until: written(until) }) };
  // Operators have no company's administrator to turn to, and are the contact centre's own people.
  const isOperator = person.companyCode === platformCompany;
  const tell = translator.text(language, isOperator ? 'accountMails.tell.operators' : 'accountMails.tell.people');
  // The notice is sent before the change: who had no number yet has not changed one.
  const isFirst = changed === 'mobile' && contacts.mobile === undefined;
  const about = texts[isFirst ? 'mobileAdded' : changed];
  const keys = 'fact' in about ? [about.fact, about.text] : [about.text];
  const text = keys.map((key) => translator.text(language, key, { ...params, ...times, tell })).join('\n\n');
  const contactCentre = isOperator ? '' : await properties.get(platformProperties.contactCentre);
  const whomToAsk = translator.text(language, 'accountMails.contactCentre', { 0: contactCentre });
  const letter = {
    subject: translator.text(language, about.subject),
    text: contactCentre === '' ? text : `${text}\n\n${whomToAsk}`,
  };
  const reach = 'reach' in about ? about.reach : 'all';
  await sendAccountLetter(tx, { keyring, outbox }, person, { contacts, letter, reach });
}

interface AccountLetter {
  readonly contacts: Contacts;
  readonly letter: { readonly subject: string; readonly text: string };
  /** `one` for news by which no one comes into the account: one mailbox, or the mobile phone where there is none. */
  readonly reach: 'all' | 'one';
}

/** Sends a letter to every address of a person, and keeps it in their inbox. */
export async function sendAccountLetter(
  tx: Tx,
  { keyring, outbox }: Pick<Kernel, 'keyring' | 'outbox'>,
  person: PersonKey,
  { contacts, letter, reach }: AccountLetter,
): Promise<void> {
  const all = addressesOf(contacts);
  const addresses = reach === 'one' ? all.slice(-1) : all;
  const mobile = reach === 'one' && all.length > 0 ? undefined : mobileOf(contacts);
  // The subject says who writes.
  const text = `${letter.subject}\n\n${letter.text}`;
  await pipeline([
    ...addresses.map((to) => outbox.send(tx, { channel: 'mail', to, ...letter })),
    mobile === undefined ? undefined : outbox.send(tx, { channel: 'sms', to: toE164(mobile), text }),
    keepMessage(tx, { keyring }, person, letter),
  ]);
}

/** An ID that was never proven to be the person's mailbox is none to write to. */
function addressesOf({ loginId, isConfirmed, externalMail }: Contacts): readonly string[] {
  return [...new Set([...(isConfirmed ? [loginId] : []), ...(externalMail === undefined ? [] : [externalMail])])];
}

/** The number that stands in for an external mailbox; one that an administrator typed may be anybody's. */
function mobileOf({ externalMail, mobile, isMobileProven }: Contacts): string | undefined {
  return externalMail === undefined && isMobileProven ? mobile : undefined;
}

/** To the minute and with the time zone. */
export function writtenTime(
  language: Language,
  { moment, timeZone }: { readonly moment: Date; readonly timeZone: string },
): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const written = new Intl.DateTimeFormat(languageTags[language], style).format(moment);
  return withZoneName(written, { moment, language, timeZone });
}
