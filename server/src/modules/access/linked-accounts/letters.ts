import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { structureAddress } from '@madang/contract/company-life/company-structures/pages.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { sendAccountLetter, writtenTime } from '../../people/notifications/index.ts';
import { readContacts } from '../../people/contacts/index.ts';

const texts = {
  offered: { heading: 'tieMails.offered.heading', text: 'tieMails.offered.text' },
  withdrawn: { heading: 'tieMails.withdrawn.heading', text: 'tieMails.withdrawn.text' },
  declined: { heading: 'tieMails.declined.heading', text: 'tieMails.declined.text' },
  lapsed: { heading: 'tieMails.lapsed.heading', text: 'tieMails.lapsed.text' },
  made: { heading: 'tieMails.made.heading', text: 'tieMails.made.text' },
  ended: { heading: 'tieMails.ended.heading', text: 'tieMails.ended.text' },
} as const;
export type TieLetter = keyof typeof texts;

/** Everything that is written about a tie. */
export const tieLetters = Object.keys(texts) as readonly TieLetter[];

/**
 * News about linked accounts that a company receives; a change to another company is only an audit log row, without a message.
 */
export const tieNews = [...tieLetters, 'left'] as const;
export type TieNews = (typeof tieNews)[number];

interface Content {
  readonly about: TieLetter;
  readonly otherCode: string;
  /** Time until which an offer can be accepted. */
  readonly until?: string | undefined;
}

export function companyTarget(companyCode: string): Target {
  return { kind: 'company', id: companyCode };
}

/** MEM-04: writes to a person in their language and time; both companies are of one structure and know each other's name. */
export async function sendTieLetter(
  tx: Tx,
  kernel: Pick<Kernel, 'config' | 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { about, otherCode, until }: Content,
): Promise<void> {
  const { config, translator } = kernel;
  const contacts = await readContacts(tx, kernel.keyring, person);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const { name: companyName, englishName: englishCompanyName } = await readCompany(tx, otherCode);
  const params: ErrorParams = {
    company: unlinked(companyNameFor({ companyName, englishCompanyName }, language)),
    ...(until !== undefined && {
      until: writtenTime(language, { moment: new Date(until), timeZone: contacts.timeZone }),
    }),
  };
  const letter = {
    heading: translator.text(language, texts[about].heading, params),
    paragraphs: paragraphsOf(translator.text(language, texts[about].text, params)),
    ...(about === 'offered' && {
      button: {
        label: translator.text(language, 'tieMails.open'),
        href: linkIn(language, new URL(structureAddress, config.baseUrl)),
      },
    }),
  };
  await sendAccountLetter(tx, kernel, person, { contacts, letter, reach: 'all' });
}
