import { employmentStateOf, isInService } from '@madang/contract/ground/employment-states/states.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, type Language, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { readContacts } from '../contacts/index.ts';
import { keepMessage, writtenTime } from '../notifications/index.ts';
import { departmentName } from '../organisation-charts/index.ts';
import { selectPeopleOf, type StoredPerson } from '../people/index.ts';

/** The recipient's language, and how moments are written for them. */
interface Reader {
  readonly language: Language;
  readonly written: (moment: Date) => string;
}

interface MessageAbout {
  readonly person: StoredPerson;
  /** Keys of the catalogue; the text may say `name` and `department`. */
  readonly heading: string;
  readonly text: string;
  /** Parameters of the text besides. */
  readonly params: (reader: Reader) => ErrorParams;
}

/** Keeps a message about a person in a colleague’s inbox, in the colleague’s language and time. */
export async function keepMessageAbout(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'translator'>,
  recipient: PersonKey,
  { person, heading, text, params }: MessageAbout,
): Promise<void> {
  const contacts = await readContacts(tx, kernel.keyring, recipient);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const written = (moment: Date) => writtenTime(language, { moment, timeZone: contacts.timeZone });
  const about = {
    name: localName(language, person.fullName, person.englishName),
    department: await departmentName(tx, recipient.companyCode, person.departmentCode, language),
  };
  await keepMessage(tx, kernel, recipient, {
    subject: kernel.translator.text(language, heading),
    text: kernel.translator.text(language, text, { ...about, ...params({ language, written }) }),
  });
}

/** Selects those of the named people who are in service. */
export async function inServiceAmong(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<readonly string[]> {
  const people = await selectPeopleOf(tx, companyCode, personIds);
  return people.filter((person) => isInService(employmentStateOf(person))).map(({ personId }) => personId);
}

function localName(language: Language, name: string, englishName: string): string {
  return readsKorean(language) ? name : englishName || name;
}

/** The moment of the database's clock. */
export async function now(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  return rows[0]?.now ?? new Date();
}
