import { sql } from 'kysely';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { keptFormerId } from '../../ground/former-ids/index.ts';
import { contactIndexes } from '../person-records/index.ts';

/** Returns those of the addresses, in lower case, that people of the company already have as ID, had as one, or have as external mail. */
export async function addressesOfPeople(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const forms = addresses.flatMap((address) =>
    contactIndexes(keyring, 'externalMail', address).map((index) => ({ address, index })),
  );
  const named = forms.map((form) => form.address);
  const indexes = forms.map((form) => form.index);
  const { rows } = await sql<{ address: string }>`
    select distinct a.address from unnest(${named}::text[], ${indexes}::bytea[]) a (address, mail_index)
    where exists (
      select from people p where p.company_code = ${companyCode} and p.closed_at is null
        and (p.login_id = a.address or p.external_mail_index = a.mail_index))
      or exists (${keptFormerId(companyCode, sql`a.address`)})`.execute(tx);
  return new Set(rows.map(({ address }) => address));
}

/** The person of the company who has each of the addresses, in small letters, as ID or as external mail; others are left out. */
export async function holdersOfMails(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const forms = addresses.flatMap((address) =>
    contactIndexes(keyring, 'externalMail', address).map((index) => ({ address, index })),
  );
  const { rows } = await sql<{ address: string; personId: string }>`
    select distinct a.address, p.person_id as "personId"
    from unnest(${forms.map(({ address }) => address)}::text[], ${forms.map(({ index }) => index)}::bytea[]) a (address, mail_index)
    join people p on p.company_code = ${companyCode} and p.closed_at is null
      and (p.login_id = a.address or p.external_mail_index = a.mail_index)`.execute(tx);
  const holders = new Map<string, Set<string>>();
  for (const { address, personId } of rows) holders.set(address, (holders.get(address) ?? new Set()).add(personId));
  return holders;
}
