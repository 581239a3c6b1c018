import { ownershipTransferAddress } from '@madang/contract/people/role-assignments/rules.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, type Language, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { sendAccountLetter, writtenTime } from '../notifications/index.ts';
import { readContacts } from '../contacts/index.ts';
import { readNames } from '../person-names/index.ts';

const texts = {
  offered: { heading: 'handoverMails.offered.heading', text: 'handoverMails.offered.text' },
  withdrawn: { heading: 'handoverMails.withdrawn.heading', text: 'handoverMails.withdrawn.text' },
  declined: { heading: 'handoverMails.declined.heading', text: 'handoverMails.declined.text' },
  lapsed: { heading: 'handoverMails.lapsed.heading', text: 'handoverMails.lapsed.text' },
  handedOver: { heading: 'handoverMails.handedOver.heading', text: 'handoverMails.handedOver.text' },
  received: { heading: 'handoverMails.received.heading', text: 'handoverMails.received.text' },
  replaced: { heading: 'handoverMails.replaced.heading', text: 'handoverMails.replaced.text' },
} as const;
export type OwnershipTransferLetter = keyof typeof texts;

/** Everything that is written about a hand-over. */
export const ownershipTransferLetters = Object.keys(texts) as readonly OwnershipTransferLetter[];

interface Content {
  readonly about: OwnershipTransferLetter;
  /** The other person of the hand-over, who is named. */
  readonly otherId: string;
  /** Time until which an offer can be accepted. */
  readonly until?: Date;
  /** Reason given by the operator. */
  readonly reason?: string;
}

/** MEM-08: writes to one of the two people of a hand-over, in their language and time. */
export async function sendOwnershipTransferLetter(
  tx: Tx,
  kernel: Pick<Kernel, 'config' | 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { about, otherId, until, reason }: Content,
): Promise<void> {
  const { config, translator } = kernel;
  const contacts = await readContacts(tx, kernel.keyring, person);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const { timeZone } = contacts;
  const params: ErrorParams = {
    name: unlinked(await nameFor(tx, { companyCode: person.companyCode, personId: otherId }, language)),
    ...(reason !== undefined && { reason: unlinked(reason) }),
    ...(until && { until: writtenTime(language, { moment: until, timeZone }) }),
  };
  const letter = {
    heading: translator.text(language, texts[about].heading),
    paragraphs: paragraphsOf(translator.text(language, texts[about].text, params)),
    ...(about === 'offered' && {
      button: {
        label: translator.text(language, 'handoverMails.open'),
        href: linkIn(language, new URL(ownershipTransferAddress, config.baseUrl)),
      },
    }),
  };
  await sendAccountLetter(tx, kernel, person, { contacts, letter, reach: 'all' });
}

/** PRD-03: the name that the reader sees first; '' of a closed account. */
async function nameFor(tx: Tx, { companyCode, personId }: PersonKey, language: Language): Promise<string> {
  const names = (await readNames(tx, companyCode, [personId])).get(personId);
  if (!names) return '';
  return readsKorean(language) ? names.fullName : names.englishName || names.fullName;
}
