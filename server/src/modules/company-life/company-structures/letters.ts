import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { structureAddress } from '@madang/contract/company-life/company-structures/pages.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, type Language, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { sendAccountLetter, writtenTime } from '../../people/notifications/index.ts';
import { readContacts } from '../../people/contacts/index.ts';

const texts = {
  joinOffered: { heading: 'structureMails.joinOffered.heading', text: 'structureMails.joinOffered.text' },
  leaveOffered: { heading: 'structureMails.leaveOffered.heading', text: 'structureMails.leaveOffered.text' },
  withdrawn: { heading: 'structureMails.withdrawn.heading', text: 'structureMails.withdrawn.text' },
  declined: { heading: 'structureMails.declined.heading', text: 'structureMails.declined.text' },
  lapsed: { heading: 'structureMails.lapsed.heading', text: 'structureMails.lapsed.text' },
  joined: { heading: 'structureMails.joined.heading', text: 'structureMails.joined.text' },
  left: { heading: 'structureMails.left.heading', text: 'structureMails.left.text' },
  ledAnew: { heading: 'structureMails.ledAnew.heading', text: 'structureMails.ledAnew.text' },
  ended: { heading: 'structureMails.ended.heading', text: 'structureMails.ended.text' },
} as const;
export type StructureLetter = keyof typeof texts;

/** Everything that is written about a structure. */
export const structureLetters = Object.keys(texts) as readonly StructureLetter[];

interface Content {
  readonly about: StructureLetter;
  /** The other company, whose name is written once it belongs to the structure or leads it; until then its code. */
  readonly otherCode: string;
  readonly isOtherKnown: boolean;
  readonly structureNames: { readonly name: string; readonly englishName: string };
  /** Time until which an offer can be accepted. */
  readonly until?: string | undefined;
}

/** DEP-06: writes to a representative in their language and time. */
export async function sendStructureLetter(
  tx: Tx,
  kernel: Pick<Kernel, 'config' | 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { about, otherCode, isOtherKnown, structureNames, until }: Content,
): Promise<void> {
  const { config, translator } = kernel;
  const contacts = await readContacts(tx, kernel.keyring, person);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const { timeZone } = contacts;
  const { name: companyName, englishName: englishCompanyName } = structureNames;
  const params: ErrorParams = {
    company: isOtherKnown ? unlinked(await nameOf(tx, otherCode, language)) : otherCode,
    structure: unlinked(companyNameFor({ companyName, englishCompanyName }, language)),
    ...(until !== undefined && { until: writtenTime(language, { moment: new Date(until), timeZone }) }),
  };
  const letter = {
    heading: translator.text(language, texts[about].heading),
    paragraphs: paragraphsOf(translator.text(language, texts[about].text, params)),
    ...(about.endsWith('Offered') && {
      button: {
        label: translator.text(language, 'structureMails.open'),
        href: linkIn(language, new URL(structureAddress, config.baseUrl)),
      },
    }),
  };
  await sendAccountLetter(tx, kernel, person, { contacts, letter, reach: 'all' });
}

async function nameOf(tx: Tx, companyCode: string, language: Language): Promise<string> {
  const { name, englishName } = await readCompany(tx, companyCode);
  return companyNameFor({ companyName: name, englishCompanyName: englishName }, language);
}
