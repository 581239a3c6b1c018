import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import { formerHolderOf } from '../../../ground/former-ids/index.ts';
import { openSealed } from '../../person-records/index.ts';
import { selectPeople, type WholePerson } from '../people-list.sql.ts';

/** A person as a file finds them, with all values that the company may see. */
export type KeyedPerson = WholePerson;

export interface PeopleByKeys {
  readonly byId: ReadonlyMap<string, KeyedPerson>;
  /** People by employee number, in capitals. */
  readonly byNumber: ReadonlyMap<string, KeyedPerson>;
  /** People by login ID as stored. */
  readonly byLoginId: ReadonlyMap<string, KeyedPerson>;
}

interface Keys {
  readonly companyCode: string;
  readonly numbers: readonly string[];
  readonly loginIds: readonly string[];
  readonly personIds: readonly string[];
}

/** Finds people of the company by ids, by employee numbers in any case, and by login IDs, former ones that sign in included. */
export async function selectPeopleByKeys(
  tx: Tx,
  keyring: Keyring,
  { companyCode, numbers, loginIds, personIds }: Keys,
): Promise<PeopleByKeys> {
  const { rows: numbered } = await sql<{ number: string; personId: string }>`
    select number, person_id as "personId" from people_by_numbers(${numbers}::text[])`.execute(tx);
  const { rows: named } = await sql<{ loginId: string; personId: string }>`
    select asked as "loginId", found."personId" from unnest(${loginIds}::text[]) asked cross join lateral (
      (select p.person_id as "personId" from people p
       where p.company_code = ${companyCode} and p.login_id = asked and p.closed_at is null limit 1)
      union all (${formerHolderOf(companyCode, sql`asked`)}) limit 1) found`.execute(tx);
  const ids = [...new Set([...numbered, ...named].map(({ personId }) => personId).concat(personIds))];
  const people = new Map(
    [...(await selectPeople(tx, companyCode, ids))].map(([personId, row]) => [
      personId,
      openSealed(keyring, personId, row as WholePerson & Readonly<Record<string, unknown>>),
    ]),
  );
  const mapped = (found: readonly (readonly [key: string, personId: string])[]) =>
    new Map(
      found.flatMap(([key, personId]) => {
        const person = people.get(personId);
        return person ? [[key, person] as const] : [];
      }),
    );
  return {
    byId: people,
    byNumber: mapped(numbered.map(({ number, personId }) => [number, personId])),
    byLoginId: mapped(named.map(({ loginId, personId }) => [loginId, personId])),
  };
}
