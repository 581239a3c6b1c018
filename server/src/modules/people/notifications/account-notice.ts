import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, languageTags, toLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { withZoneName } from '@madang/contract/kernel/names/zone-name.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { pipeline, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { bodyText, composeMail, paragraphsOf, subjectOf, type Letter } from '../../../platform/mail/letter.ts';
import { readMailSender } from '../../ground/companies/index.ts';
import { keepMessage } from './notifications.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { type Contacts, readContacts } from '../contacts/index.ts';

const texts = {
  password: { heading: 'accountMails.passwordChanged.heading', text: 'accountMails.passwordChanged.text' },
  passwordGiven: { heading: 'accountMails.passwordGiven.heading', text: 'accountMails.passwordGiven.text' },
  trialEnded: { heading: 'accountMails.trialEnded.heading', text: 'accountMails.trialEnded.text', reach: 'one' },
  externalMail: { heading: 'accountMails.externalMailChanged.heading', text: 'accountMails.externalMailChanged.text' },
  mobileAdded: { heading: 'accountMails.mobileAdded.heading', text: 'accountMails.mobileAdded.text' },
  mobile: { heading: 'accountMails.mobileChanged.heading', text: 'accountMails.mobileChanged.text' },
  closed: { heading: 'accountMails.closed.heading', text: 'accountMails.closed.text' },
  hints: { heading: 'accountMails.hintsChanged.heading', text: 'accountMails.hintsChanged.text' },
  pinChanged: { heading: 'accountMails.pinChanged.heading', text: 'accountMails.pinChanged.text' },
  pinBlocked: { heading: 'accountMails.pinBlocked.heading', text: 'accountMails.pinBlocked.text' },
  pinUnblocked: { heading: 'accountMails.pinUnblocked.heading', text: 'accountMails.pinUnblocked.text' },
  keyReleased: { heading: 'accountMails.keyReleased.heading', text: 'accountMails.keyReleased.text' },
  keyReset: { heading: 'accountMails.keyReset.heading', text: 'accountMails.keyReset.text' },
  loginId: { heading: 'accountMails.loginIdGiven.heading', text: 'accountMails.loginIdGiven.text' },
  companyEnded: { heading: 'accountMails.companyEnded.heading', text: 'accountMails.companyEnded.text' },
  companyTakenBack: { heading: 'accountMails.companyTakenBack.heading', text: 'accountMails.companyTakenBack.text' },
  marketingAgreed: {
    heading: 'accountMails.marketingAgreed.heading',
    // Stands in a letter of welcome too.
    fact: 'accountMails.marketingAgreed.fact',
    text: 'accountMails.marketingAgreed.text',
    reach: 'one',
  },
  marketingDeclined: {
    heading: 'accountMails.marketingDeclined.heading',
    text: 'accountMails.marketingDeclined.text',
    reach: 'one',
  },
  // ACC-18.
  newDevice: { heading: 'accountMails.newDevice.heading', text: 'accountMails.newDevice.text', reach: 'one' },
  newUnknownDevice: {
    heading: 'accountMails.newDevice.heading',
    text: 'accountMails.newDevice.unknown',
    reach: 'one',
  },
  // ACC-17.
  copiedDevice: { heading: 'accountMails.copiedDevice.heading', text: 'accountMails.copiedDevice.text' },
  ...employmentTexts(),
  ...factorTexts(),
} as const;

/** STA-07, USR-13: changes of the service and of the access. */
function employmentTexts() {
  return {
    retired: ownLetter('retired'),
    retirementPlanned: ownLetter('retirementPlanned'),
    retirementCalledOff: ownLetter('retirementCalledOff'),
    reinstated: ownLetter('reinstated'),
    suspended: ownLetter('suspended'),
    suspendedUntil: ownLetter('suspendedUntil'),
    restored: ownLetter('restored'),
    leaveBegun: ownLetter('leaveBegun'),
    leaveBegunUntil: ownLetter('leaveBegunUntil'),
    leaveEnded: ownLetter('leaveEnded'),
    dispatchBegun: ownLetter('dispatchBegun'),
    dispatchEnded: ownLetter('dispatchEnded'),
  } as const;
}

function ownLetter<Name extends string>(name: Name) {
  const text = `accountMails.employment.${name}` as const;
  return { heading: `${text}.heading`, text: `${text}.text`, reach: 'own' } as const;
}

/** ACC-12: kinds of changes of the second factor, each a heading that is also the subject. */
function factorTexts() {
  return {
    appAdded: { heading: 'accountMails.factors.headings.appAdded', text: 'accountMails.factors.appAdded' },
    appRemoved: { heading: 'accountMails.factors.headings.appRemoved', text: 'accountMails.factors.appRemoved' },
    passkeyAdded: { heading: 'accountMails.factors.headings.passkeyAdded', text: 'accountMails.factors.passkeyAdded' },
    passkeyRemoved: {
      heading: 'accountMails.factors.headings.passkeyRemoved',
      text: 'accountMails.factors.passkeyRemoved',
    },
    passkeyCopied: {
      heading: 'accountMails.factors.headings.passkeyCopied',
      text: 'accountMails.factors.passkeyCopied',
    },
    recoveryCodesRenewed: {
      heading: 'accountMails.factors.headings.recoveryCodesRenewed',
      text: 'accountMails.factors.recoveryCodesRenewed',
    },
    factorsReset: { heading: 'accountMails.factors.headings.reset', text: 'accountMails.factors.reset' },
    factorTaken: { heading: 'accountMails.factors.headings.taken', text: 'accountMails.factors.taken' },
    factorsResetByOperator: {
      heading: 'accountMails.factors.headings.reset',
      text: 'accountMails.factors.resetByOperator',
    },
    guessed: { heading: 'accountMails.factors.headings.guessed', text: 'accountMails.factors.guessed' },
    recoveryCodeUsed: {
      heading: 'accountMails.factors.headings.recoveryCodeUsed',
      text: 'accountMails.factors.recoveryCodeUsed',
    },
  } as const;
}

type Changed = keyof typeof texts;

/** Everything that people are notified of. */
export const accountNotices = Object.keys(texts) as readonly Changed[];

interface AccountNotice {
  readonly changed: Changed;
  readonly changedAt: Date;
  /** A later moment that the text says too. */
  readonly until?: Date;
  /** Parameters of the text besides the times. */
  readonly params?: ErrorParams;
}

/**
 * Notifies a user that a sign-in method changed: at login mail and external mail, else by SMS. A marketing consent goes
 * to one.
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
    heading: translator.text(language, about.heading),
    paragraphs: [...paragraphsOf(text), ...(contactCentre === '' ? [] : [whomToAsk])],
  };
  const reach = 'reach' in about ? about.reach : 'all';
  await sendAccountLetter(tx, { keyring, outbox, translator }, person, { contacts, letter, reach });
}

interface AccountLetter {
  readonly contacts: Contacts;
  readonly letter: Pick<Letter, 'heading' | 'paragraphs' | 'button'>;
  /**
   * `one`: a single mailbox, or the phone where there is none. `own`: the external mailbox, else the phone, else the login mailbox.
   */
  readonly reach: 'all' | 'one' | 'own';
}

/** Sends a letter to every address of a person, and keeps it in their inbox. */
export async function sendAccountLetter(
  tx: Tx,
  { keyring, outbox, translator }: Pick<Kernel, 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { contacts, letter: content, reach }: AccountLetter,
): Promise<void> {
  const all = addressesOf(contacts);
  const mobile = reach === 'one' && all.length > 0 ? undefined : mobileOf(contacts);
  const last = reach === 'own' && mobile !== undefined ? [] : all.slice(-1);
  const addresses = reach === 'all' ? all : last;
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const letter = { ...content, language, sender: await readMailSender(tx, person.companyCode, language) };
  const text = bodyText(letter);
  // The subject says who writes.
  const short = `${subjectOf(translator, letter)}\n\n${text}`;
  await pipeline([
    ...addresses.map((to) => outbox.send(tx, composeMail(translator, to, letter))),
    mobile === undefined ? undefined : outbox.send(tx, { channel: 'sms', to: toE164(mobile), text: short }),
    keepMessage(tx, { keyring }, person, { subject: letter.heading, text }),
  ]);
}

interface Notice {
  readonly write: (language: Language) => AccountLetter['letter'];
  /** False: it is kept in the inbox alone. */
  readonly isMailed: boolean;
}

/** Keeps a letter in a person's inbox, in their language, and sends it to one of their addresses where that is wanted. */
export async function notifyPerson(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { write, isMailed }: Notice,
): Promise<void> {
  const contacts = await readContacts(tx, kernel.keyring, person);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const letter = write(language);
  if (isMailed) return sendAccountLetter(tx, kernel, person, { contacts, letter, reach: 'one' });
  const text = bodyText({ ...letter, language, sender: await readMailSender(tx, person.companyCode, language) });
  await keepMessage(tx, kernel, person, { subject: letter.heading, text });
}

/** An ID that was never proven to be the person's mailbox is none to write to. */
function addressesOf({ loginId, isConfirmed, externalMail }: Contacts): readonly string[] {
  return [...new Set([...(isConfirmed ? [loginId] : []), ...(externalMail === undefined ? [] : [externalMail])])];
}

/** The number that stands in for an external mailbox; one that an administrator typed may be anyone's. */
function mobileOf({ externalMail, mobile, isMobileProven }: Contacts): string | undefined {
  return externalMail === undefined && isMobileProven ? mobile : undefined;
}

/** A day of the calendar, YYYY-MM-DD, as it is written in a language. */
export function writtenDay(language: Language, day: string): string {
  return new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Returns the time to the minute, with the time zone. */
export function writtenTime(
  language: Language,
  { moment, timeZone }: { readonly moment: Date; readonly timeZone: string },
): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const written = new Intl.DateTimeFormat(languageTags[language], style).format(moment);
  return withZoneName(written, { moment, language, timeZone });
}
