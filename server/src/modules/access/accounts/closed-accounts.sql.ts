import { sql } from 'kysely';
import { inCompany, type Database, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';
import { purgeTriesOf } from '../../secrets/sign-in-attempts/index.ts';
import { type DueId, freeClosedId, keepClosedId, listDueIds } from '../../ground/global-login-ids/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { changePhoto } from '../../people/photos/index.ts';
import { closedColumns } from '../../people/person-records/index.ts';
import { readContacts } from '../../people/contacts/index.ts';

/**
 * ACC-11: moves a closed account's personal data into a sealed value for some days; the ID stays in use. The caller has
 * locked the person.
 */
export async function closePerson(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'contributed'>,
  { companyCode, personId, days }: PersonKey & { readonly days: number },
): Promise<{ destroyedAfter: Date; isLastPerson: boolean }> {
  const { keyring, contributed } = kernel;
  const key = { companyCode, personId };
  const { loginId, externalMail, mobile } = await readContacts(tx, keyring, key);
  const { surname, given_name: givenName, english_name: englishName } = await selectNames(tx, key);
  const detailsText = JSON.stringify({ loginId, externalMail, mobile, surname, givenName, englishName });
  const content = keyring.encrypt(detailsText, closedAad(personId));
  await tx.insertInto('closed_accounts').values({ company_code: companyCode, person_id: personId, content }).execute();
  await contributed.endLinkedLogins(tx, key);
  await purgeTriesOf(tx, keyring, loginId);
  await emptyAccount(tx, key);
  const destroyedAfter = await keepClosedId(tx, key, days);
  return { destroyedAfter, isLastPerson: !(await hasPeople(tx, companyCode)) };
}

/**
 * MEM-04: the same for a person who signed in by another company's login: there is nothing to keep, for the account is that
 * company's.
 */
export async function closeTiedPerson(tx: Tx, key: PersonKey): Promise<void> {
  await emptyAccount(tx, key);
}

async function emptyAccount(tx: Tx, key: PersonKey): Promise<void> {
  const { companyCode, personId } = key;
  await endSessionsOf(tx, key);
  await changePhoto(tx, key, null);
  await emptyPerson(tx, key);
  for (const table of ['passwords', 'initial_passwords', 'memberships'] as const) {
    await tx.deleteFrom(table).where('company_code', '=', companyCode).where('person_id', '=', personId).execute();
  }
  await sql`select empty_tables_of_person(${companyCode}, ${personId}::uuid)`.execute(tx);
}

/** Returns the additional authenticated data (AAD) of the encrypted account. */
export function closedAad(personId: string): string {
  return `closed_accounts.content.${personId}`;
}

async function hasPeople(tx: Tx, companyCode: string): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function selectNames(tx: Tx, { companyCode, personId }: PersonKey) {
  return tx
    .selectFrom('people')
    .select(['surname', 'given_name', 'english_name'])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** The number stays, for what was written and recorded under it; no value of the person does. */
async function emptyPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .updateTable('people')
    .set({
      ...closedColumns(),
      full_name: '',
      is_external_mail_proven: false,
      is_mobile_proven: false,
      is_confirmed: false,
      // STA-01: a person who has left is in no service.
      employment_status: 'R',
      services: [],
      shown_fields: [],
      former_login_ids: [],
      synchronising_until: null,
      suspended_at: null,
      suspended_until: null,
      retires_at: null,
      reinstated_at: null,
      has_second_factor: false,
      closed_at: sql<Date>`app_now()`,
    })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}

export const purgeClosedTask = 'destroy-closed-accounts';

/** Accounts that are read at a time. */
const dueAtOnce = 200;

/** Destroys what was kept of closed accounts whose time has come, each by itself; repeating it changes nothing. */
export async function purgeClosedAccounts(db: Database, max = dueAtOnce): Promise<void> {
  let read: number;
  do {
    const due = await listDueIds(db, max);
    for (const { companyCode, ...closed } of due) {
      await inCompany(db, companyCode, (tx) => purgeClosed(tx, { companyCode, ...closed }));
    }
    read = due.length;
  } while (read === max);
}

async function purgeClosed(tx: Tx, { loginId, companyCode, personId }: DueId): Promise<void> {
  await tx
    .deleteFrom('closed_accounts')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
  await freeClosedId(tx, { loginId, personId });
}
