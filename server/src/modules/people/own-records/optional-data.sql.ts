import { sql } from 'kysely';
import type { OptionalItem } from '@madang/contract/access/consents/limits.ts';
import { chosenNames } from '@madang/contract/people/people/field-places.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { changePhoto } from '../photos/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** What colleagues saw of it is a choice that goes with it: agreed to again, it is chosen again. */
const optionalNames = chosenNames.filter((name) => 'isOptional' in personFields[name]);

type Held = Readonly<Record<OptionalItem, boolean>>;

const held = sql`nickname is not null as nickname, company_contact is not null as "companyContact",
  mobile is not null as mobile, duties is not null as duties, photo is not null as photo,
  personal_mail is not null as "personalMail", referee_mobile is not null as "refereeMobile", birthday is not null as birthday,
  english_name || english_surname || english_given_name <> '' as "englishName"`;

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

/** What deletes it, by the names that stand in a person's history. */
const deletingOperations = ['change-consent', 'update-privacy'];

/**
 * Since when a person has the English name of today: the first change of it after it was deleted with the other optional data. Undefined
 * where it never was, for then it may have come with the registration.
 */
export async function readEnglishNameStart(tx: Tx, { companyCode, personId }: PersonKey): Promise<Date | undefined> {
  const changes = sql`from person_changes c where c.company_code = ${companyCode} and c.person_id = ${personId}::uuid
    and c.changes ?| array['english_name', 'english_surname', 'english_given_name']`;
  const { rows } = await sql<{ since: Date | null }>`
    select min(c.changed_at) as since ${changes}
      and c.change_number > (select max(c.change_number) ${changes} and c.operation = any(${deletingOperations}::text[]))`.execute(
    tx,
  );
  return rows[0]?.since ?? undefined;
}

/** Deletes all optional data of a person and says what there was: in the row itself, and what it is found by. */
export async function deleteOptionalData(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<{ deleted: OptionalItem[]; deletedAt: Date }> {
  // With its files, and first: what is held is read from the row as it is then.
  const hadPhoto = await changePhoto(tx, { companyCode, personId }, null);
  const { rows } = await sql<Held & { deletedAt: Date }>`
    with before as (
      select company_code, person_id, ${held} from people
      where company_code = ${companyCode} and person_id = ${personId} for update)
    update people p set nickname = null, company_contact = null, mobile = null, mobile_index = null,
      is_mobile_proven = false, duties = null, personal_mail = null, referee_mobile = null, birthday = null, birthday_index = null, english_name = '',
      english_surname = '', english_given_name = '',
      shown_fields = array(select name from unnest(p.shown_fields) name where name <> all(${optionalNames}::text[]))
    from before where p.company_code = before.company_code and p.person_id = before.person_id
    returning before.nickname, before."companyContact", before.mobile, before.duties, before.photo,
      before."personalMail", before."refereeMobile", before.birthday, before."englishName", app_now() as "deletedAt"`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('nobody has this data');
  const { deletedAt, ...items } = row;
  return { deleted: namesOf({ ...items, photo: hadPhoto }), deletedAt };
}

function namesOf(row: Partial<Held>): OptionalItem[] {
  // The query answers one flag for each of the items, under their names.
  return Object.entries(row).flatMap(([name, isHeld]) => (isHeld ? [name as OptionalItem] : []));
}
