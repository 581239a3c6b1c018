import type { KeyStanding } from '@madang/contract/access/person-keys/routes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { NamedKey } from './stores/key-store.ts';

/** People with the permission who are looked at. */
const releasersAsked = 1_000;

/** A key that has not been released. */
export interface LivingKey extends NamedKey {
  readonly proof: Buffer;
  readonly isAskedBack: boolean;
}

interface KeptKey extends Pick<NamedKey, 'keyId' | 'store'> {
  readonly proof: string;
  readonly isAskedBack: boolean;
}

/** The person's key, locked until the transaction ends. */
export async function lockLivingKey(tx: Tx, person: PersonKey): Promise<LivingKey | undefined> {
  const { rows } = await sql<KeptKey>`
    select key_id as "keyId", store, proof, release_asked_at is not null as "isAskedBack" from person_keys
    where ${of(person)} and released_at is null for update`.execute(tx);
  const [row] = rows;
  return row && { ...person, ...row, proof: Buffer.from(row.proof, 'base64') };
}

/** False where the person has a key already: of several at once one gets true. */
export async function insertKey(tx: Tx, { companyCode, personId, keyId, store }: NamedKey): Promise<boolean> {
  const { rows } = await sql`
    insert into person_keys (company_code, person_id, key_id, store, proof)
    values (${companyCode}, ${personId}::uuid, ${keyId}::uuid, ${store}, '')
    on conflict (company_code, person_id) where released_at is null do nothing returning key_id`.execute(tx);
  return rows.length > 0;
}

export async function setProof(tx: Tx, key: NamedKey, proof: Buffer): Promise<void> {
  await sql`
    update person_keys set proof = ${proof.toString('base64')}
    where ${of(key)} and key_id = ${key.keyId}::uuid`.execute(tx);
}

/** Asks for the release of a key, or withdraws that; false where it stands otherwise. */
export async function markAskedBack(tx: Tx, person: PersonKey, isAsked: boolean): Promise<boolean> {
  const { rows } = await sql`
    update person_keys set release_asked_at = ${isAsked ? sql`app_now()` : sql`null`}
    where ${of(person)} and released_at is null and (release_asked_at is null) = ${isAsked}
    returning key_id`.execute(tx);
  return rows.length > 0;
}

export async function markReleased(tx: Tx, key: NamedKey, isReset: boolean): Promise<void> {
  await sql`
    update person_keys set released_at = app_now(), is_reset = ${isReset}
    where ${of(key)} and key_id = ${key.keyId}::uuid and released_at is null`.execute(tx);
}

/** STA-05: reads the state of the person's newest key. */
export async function readKeyStanding(tx: Tx, person: PersonKey): Promise<KeyStanding> {
  const { rows } = await sql<KeyRow>`
    select registered_at, release_asked_at, released_at from person_keys where ${of(person)}
    order by released_at desc nulls first, registered_at desc limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return { state: 'readyForRegistration', since: null };
  if (row.released_at) return { state: 'released', since: row.released_at.toISOString() };
  if (row.release_asked_at) return { state: 'readyForRelease', since: row.release_asked_at.toISOString() };
  return { state: 'registered', since: row.registered_at.toISOString() };
}

interface KeyRow {
  readonly registered_at: Date;
  readonly release_asked_at: Date | null;
  readonly released_at: Date | null;
}

/** Asks if anyone besides the person may release the key and can act now. */
export async function hasOtherReleaser(tx: Tx, { personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (
      select from who_may('employees.releaseKey', 'person', ${personId}::text, app_now(), null, ${releasersAsked}) h
      where h.person_id <> ${personId}::uuid and may_act(h.person_id)
        and not touches_person_above(h.person_id, array['person'], array[${personId}::text]))`.execute(tx);
  return rows[0]?.exists === true;
}

/** Counts keys that wait for their release. */
export function waitingKeyCountOf(companyCode: string): RawBuilder<{ readonly count: number }> {
  return sql`
    select count(*)::integer as count from person_keys
    where company_code = ${companyCode} and release_asked_at is not null and released_at is null`;
}

/** Finds the ids of people whose keys wait for their release. */
export function peopleAwaitingRelease(companyCode: string): RawBuilder<unknown> {
  return sql`
    select k.person_id from person_keys k
    where k.company_code = ${companyCode} and k.release_asked_at is not null and k.released_at is null`;
}

/** Asks if a key was the person's and has been released. */
export async function wasReleased(tx: Tx, { keyId, ...person }: Omit<NamedKey, 'store'>): Promise<boolean> {
  const { rows } = await sql`
    select from person_keys where ${of(person)} and key_id = ${keyId}::uuid and released_at is not null`.execute(tx);
  return rows.length > 0;
}

function of({ companyCode, personId }: PersonKey) {
  return sql`company_code = ${companyCode} and person_id = ${personId}::uuid`;
}
