import { sql } from 'kysely';
import type { OptionalItem } from '@madang/contract/consents/limits.ts';
import { fallbackLanguage, toLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { platformCompany } from '@madang/contract/operators/limits.ts';
import type { TermsCode } from '@madang/contract/terms/rules.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { selectDueTerms } from '../terms/index.ts';
import type { PersonKey } from './passwords/passwords.sql.ts';
import { readContacts, type Contacts } from './people.sql.ts';

/** Whose terms a person is shown: those of the country of residence, the service's too for who signs for a company. */
export interface TermsReader {
  readonly countryCode: string;
  readonly isCompanyAdministrator: boolean;
}

export async function readTermsReader(tx: Tx, { companyCode, personId }: PersonKey): Promise<TermsReader> {
  const { rows } = await sql<TermsReader>`
    select p.residence_country as "countryCode", exists (
      select from memberships m where m.company_code = p.company_code and m.person_id = p.person_id
        and m.role = 'representative') as "isCompanyAdministrator"
    from people p where p.company_code = ${companyCode} and p.person_id = ${personId}`.execute(tx);
  const [reader] = rows;
  if (!reader) throw new Error('nobody reads these terms');
  return reader;
}

/** The terms that a person has to answer first; the platform's own people publish them and answer none. */
export async function findDueTerms(tx: Tx, person: PersonKey): Promise<TermsCode[]> {
  if (person.companyCode === platformCompany) return [];
  return selectDueTerms(tx, { ...person, ...(await readTermsReader(tx, person)) });
}

export async function changeResidence(tx: Tx, { companyCode, personId }: PersonKey, country: string): Promise<void> {
  await tx
    .updateTable('people')
    .set({ residence_country: country })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}

type Held = Readonly<Record<OptionalItem, boolean>>;

const held = sql`nickname is not null as nickname, company_contact is not null as "companyContact",
  mobile is not null as mobile, duties is not null as duties, photo is not null as photo,
  personal_mail is not null as "personalMail", english_name <> '' as "englishName"`;

export interface OptionalData {
  /** Names alone. */
  readonly stored: OptionalItem[];
  /** Without the mobile number no proven contact outside of the company would be left, or none at all. */
  readonly hasLastContact: boolean;
}

/**
 * What of the optional data is stored of a person, and whether a lost password needs it; `proven` is what an account
 * that is being opened will have proven.
 */
export async function readOptionalData(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  proven?: string,
): Promise<OptionalData> {
  const { rows } = await sql<Held & Pick<OptionalData, 'hasLastContact'>>`
    select ${held}, (is_mobile_proven or ${proven === 'mobile'} or (mobile is not null and external_mail is null))
      and not (is_external_mail_proven or ${proven === 'externalMail'}) as "hasLastContact"
    from people where company_code = ${companyCode} and person_id = ${personId}`.execute(tx);
  const { hasLastContact = false, ...items } = rows[0] ?? {};
  return { stored: namesOf(items), hasLastContact };
}

/** Deletes all optional data of a person and says what there was: in the row itself, and what it is found by. */
export async function deleteOptionalData(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<{ deleted: OptionalItem[]; deletedAt: Date }> {
  const { rows } = await sql<Held & { deletedAt: Date }>`
    with before as (
      select company_code, person_id, ${held} from people
      where company_code = ${companyCode} and person_id = ${personId} for update)
    update people p set nickname = null, company_contact = null, mobile = null, mobile_index = null,
      is_mobile_proven = false, duties = null, photo = null, personal_mail = null, english_name = ''
    from before where p.company_code = before.company_code and p.person_id = before.person_id
    returning before.nickname, before."companyContact", before.mobile, before.duties, before.photo,
      before."personalMail", before."englishName", app_now() as "deletedAt"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('nobody has this data');
  const { deletedAt, ...items } = row;
  return { deleted: namesOf(items), deletedAt };
}

function namesOf(row: Partial<Held>): OptionalItem[] {
  // The query answers one flag for each of the items, under their names.
  return Object.entries(row).flatMap(([name, isHeld]) => (isHeld ? [name as OptionalItem] : []));
}

/** Holds the account of a person whose log-in is being completed; false where it is none any more. */
export async function lockAccount(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from people p where p.company_code = ${companyCode} and p.person_id = ${personId}
      and p.employment_status <> 'R' and exists (
      select from login_ids l where l.login_id = p.login_id and l.company_code = p.company_code
        and l.person_id = p.person_id)
    for key share of p`.execute(tx);
  return rows.length > 0;
}

/** How to write to a person, who may have left since. */
export async function findCorrespondent(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
): Promise<(Contacts & { readonly language: Language }) | undefined> {
  const row = await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const contacts = await readContacts(tx, keyring, person);
  return { ...contacts, language: toLanguage(contacts.language) ?? fallbackLanguage };
}
