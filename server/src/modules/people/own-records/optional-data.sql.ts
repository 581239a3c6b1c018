import { type RawBuilder, sql } from 'kysely';
import {
  type OptionalItem,
  fieldsOfItem,
  optionalFields,
  optionalItems,
} from '@madang/contract/people/people/optional-items.ts';
import { chosenNames, fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import { type PersonFieldName, personFields } from '@madang/contract/people/people/fields.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { changePhoto } from '../photos/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { emptyColumns, hasValue } from '../person-records/index.ts';

type Held = Readonly<Record<OptionalItem, boolean>>;

/** Each item of a person that is stored, under its name: of a select list. */
const held = sql.join(
  optionalItems.map((item) => sql`(${sql.join(fieldsOfItem(item).map(hasValue), sql` or `)}) as ${sql.ref(item)}`),
);

/** Choices of what colleagues see that are removed with the optional data: the user chooses again after agreeing again. */
const optionalChoices = chosenNames.filter((name) => optionalFields.includes(name));

const isExported = (name: PersonFieldName) => (fieldNamesIn('export') as readonly PersonFieldName[]).includes(name);
/** Optional data that a file of employees has. */
export const exportedItems = optionalItems.filter((item) => fieldsOfItem(item).some(isExported));

export interface OptionalData {
  /** Names alone. */
  readonly stored: OptionalItem[];
  /** True if without the mobile number no proven contact outside of the company would be left, or none at all. */
  readonly hasLastContact: boolean;
}

/**
 * Reads the stored optional data of a person, and if a recovery needs it; `proven` is what an account being opened will
 * have proven.
 */
export async function readOptionalData(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  proven?: string,
): Promise<OptionalData> {
  const { rows } = await sql<Held & Pick<OptionalData, 'hasLastContact'>>`
    select ${held}, (is_mobile_proven or ${proven === 'mobile'} or (mobile is not null and external_mail is null))
      and not (is_external_mail_proven or ${proven === 'externalMail'}) as "hasLastContact"
    from people p where company_code = ${companyCode} and person_id = ${personId}`.execute(tx);
  const { hasLastContact = false, ...items } = rows[0] ?? {};
  return { stored: namesOf(items), hasLastContact };
}

/** Operations that delete optional data, by their names in a person's history. */
const deletingOperations = ['change-consent', 'update-privacy'];

/** Reads when a person's exported optional data was first given again after its last deletion; undefined where it never was deleted. */
export async function readExportedStart(tx: Tx, { companyCode, personId }: PersonKey): Promise<Date | undefined> {
  const columns = exportedItems.flatMap(fieldsOfItem).map((name) => personFields[name].column);
  const changes = sql`from person_changes c where c.company_code = ${companyCode} and c.person_id = ${personId}::uuid
    and c.changes ?| ${columns}::text[]`;
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
      select company_code, person_id, ${held} from people p
      where company_code = ${companyCode} and person_id = ${personId} for update)
    update people p set ${sql.join(optionalFields.flatMap(emptyColumns).map(setColumn))}, is_mobile_proven = false,
      shown_fields = array(select name from unnest(p.shown_fields) name where name <> all(${optionalChoices}::text[]))
    from before where p.company_code = before.company_code and p.person_id = before.person_id
    returning ${sql.join(optionalItems.map((item) => sql.ref(`before.${item}`)))}, app_now() as "deletedAt"`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('nobody has this data');
  const { deletedAt, ...items } = row;
  return { deleted: namesOf({ ...items, photo: hadPhoto }), deletedAt };
}

function setColumn([column, value]: readonly [string, unknown]): RawBuilder<unknown> {
  return sql`${sql.ref(column)} = ${value}`;
}

function namesOf(row: Partial<Held>): OptionalItem[] {
  return optionalItems.filter((name) => row[name]);
}
