import { deviceLimits } from '@madang/contract/access/known-devices/limits.ts';
import { sql } from 'kysely';
import { newSecret, secretHash } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { TrustSecret } from './trust-secrets.ts';

/** A browser as it signs in: the random name in its cookie, and what its owner would call it. */
export interface Browser {
  readonly name: string;
  readonly device: string;
}

/** Newness of a browser to its person, and if a letter says so. */
interface Noted {
  readonly isNew: boolean;
  /** The person has signed in from another one before, and wants the letter. */
  readonly isTold: boolean;
  readonly seenAt: Date;
}

/** Notes a sign-in. Beyond the greatest number the device that was seen longest ago is forgotten. */
export async function noteDevice(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { name, device }: Browser,
): Promise<Noted> {
  const { rows } = await sql<Noted>`
    with forgotten as (
      delete from known_devices where company_code = ${companyCode} and person_id = ${personId}::uuid
        and name_hash <> ${secretHash(name)} and device_id in (
          select device_id from known_devices where company_code = ${companyCode} and person_id = ${personId}::uuid
          order by last_seen_at desc, device_id offset ${deviceLimits.devices - 1})),
    noted as (
      insert into known_devices (company_code, person_id, name_hash, device)
      values (${companyCode}, ${personId}::uuid, ${secretHash(name)}, ${device})
      on conflict (company_code, person_id, name_hash) do update set last_seen_at = app_now(), device = excluded.device
      returning (xmax = 0) as is_new)
    select is_new as "isNew",
      is_new and exists (select from known_devices where company_code = ${companyCode} and person_id = ${personId}::uuid)
        and not exists (select from device_letters_off where company_code = ${companyCode} and person_id = ${personId}::uuid)
        as "isTold", app_now() as "seenAt"
    from noted`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a device without a row');
  return row;
}

/** The number of the password in force; null where the person has none of their own, whose device is never trusted. */
const versionOf = ({ companyCode, personId }: PersonKey) => sql`
  (select max(version) from passwords where company_code = ${companyCode} and person_id = ${personId}::uuid)`;

/** Condition of a device that the company still wants no second factor of. */
const isInForce = (person: PersonKey) => sql`d.trusted_version = ${versionOf(person)}
  and d.trusted_at > app_now() - make_interval(days => c.trusted_device_days)`;

/** Ids of trusts are random and no secret: the seal in the cookie is. */
const newTrustId = () => newSecret().slice(0, 16);

const ofDevice = ({ companyCode, personId }: PersonKey, name: string) => sql`
  d.company_code = ${companyCode} and d.person_id = ${personId}::uuid and d.name_hash = ${secretHash(name)}`;

/** ACC-17: renews the secret of a trusted browser where the given one is its present one; the former ends at once. */
export async function rotateTrust(
  tx: Tx,
  person: PersonKey,
  name: string,
  given: TrustSecret | undefined,
): Promise<TrustSecret | undefined> {
  const { rows } = await sql<TrustSecret>`
    update known_devices d set trust_id = coalesce(d.trust_id, ${newTrustId()}), trust_number = d.trust_number + 1,
      trust_rotated_at = app_now()
    from companies c where ${ofDevice(person, name)} and c.company_code = d.company_code and ${isInForce(person)}
      and (d.trust_id is null or d.trust_id = ${given?.trustId ?? ''} and d.trust_number = ${given?.number ?? 0}::integer)
    returning d.trust_id as "trustId", d.trust_number as number`.execute(tx);
  return rows[0];
}

/** The present number of a trust in force; `isRecent` if the secret before it was used a moment ago. */
export async function readTrust(tx: Tx, person: PersonKey, name: string, { trustId }: TrustSecret) {
  const { rows } = await sql<{ number: number; isRecent: boolean }>`
    select d.trust_number as number,
      d.trust_rotated_at > app_now() - make_interval(secs => ${deviceLimits.trustGraceSeconds}) as "isRecent"
    from known_devices d join companies c on c.company_code = d.company_code
    where ${ofDevice(person, name)} and ${isInForce(person)} and d.trust_id = ${trustId}`.execute(tx);
  return rows[0];
}

/** Ends one trust; answers when, or undefined where it had ended. */
export async function endTrustOf(
  tx: Tx,
  person: PersonKey,
  name: string,
  { trustId }: TrustSecret,
): Promise<Date | undefined> {
  const { rows } = await sql<{ endedAt: Date }>`
    update known_devices d set trusted_at = null, trusted_version = null
    where ${ofDevice(person, name)} and d.trust_id = ${trustId} and d.trusted_at is not null
    returning app_now() as "endedAt"`.execute(tx);
  return rows[0]?.endedAt;
}

/** Trusts a browser that has just proven a second factor, where the company allows it; answers its secret. */
export async function trustDevice(tx: Tx, person: PersonKey, name: string): Promise<TrustSecret | undefined> {
  const { rows } = await sql<TrustSecret>`
    update known_devices d set trusted_at = app_now(), trusted_version = ${versionOf(person)},
      trust_id = ${newTrustId()}, trust_number = 1, trust_rotated_at = null
    from companies c
    where ${ofDevice(person, name)}
      and c.company_code = d.company_code and c.trusted_device_days > 0 and ${versionOf(person)} is not null
    returning d.trust_id as "trustId", d.trust_number as number`.execute(tx);
  return rows[0];
}

/** Every device of a person is asked for a second factor again. */
export async function endTrust(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    update known_devices set trusted_at = null, trusted_version = null
    where company_code = ${companyCode} and person_id = ${personId}::uuid and trusted_at is not null`.execute(tx);
}

interface ListedDevice {
  readonly deviceId: string;
  readonly device: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  readonly trustedUntil: string | null;
  readonly isCurrent: boolean;
}

/** The devices of a person, the caller's own first. */
export async function listDevicesOf(tx: Tx, person: PersonKey, name: string | undefined): Promise<ListedDevice[]> {
  const { rows } = await sql<ListedDevice>`
    select d.device_id as "deviceId", d.device, ${momentText(sql`d.first_seen_at`)} as "firstSeenAt",
      ${momentText(sql`d.last_seen_at`)} as "lastSeenAt",
      case when d.trusted_version = ${versionOf(person)}
        and d.trusted_at > app_now() - make_interval(days => c.trusted_device_days)
        then ${momentText(sql`(d.trusted_at + make_interval(days => c.trusted_device_days))`)} end as "trustedUntil",
      ${name === undefined ? sql`false` : sql`d.name_hash = ${secretHash(name)}`} as "isCurrent"
    from known_devices d join companies c on c.company_code = d.company_code
    where d.company_code = ${person.companyCode} and d.person_id = ${person.personId}::uuid
    order by "isCurrent" desc, d.last_seen_at desc, d.device_id`.execute(tx);
  return rows;
}

/** Forgets a device of the person; false where they have none such. */
export async function deleteDevice(tx: Tx, { companyCode, personId }: PersonKey, deviceId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from known_devices
    where company_code = ${companyCode} and person_id = ${personId}::uuid and device_id = ${deviceId}::uuid
    returning 1`.execute(tx);
  return rows.length > 0;
}

export async function deleteDevicesOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`delete from known_devices where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(
    tx,
  );
  await sql`delete from device_letters_off where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(
    tx,
  );
}

/** The cookie of these has run out. */
export async function deleteForgotten(tx: Tx, companyCode: string): Promise<void> {
  await sql`
    delete from known_devices where company_code = ${companyCode}
      and last_seen_at < app_now() - make_interval(days => ${deviceLimits.keptDays})`.execute(tx);
}

export async function wantsDeviceLetters(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from device_letters_off where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
  return rows.length === 0;
}

/** False where it was so already. */
export async function setDeviceLetters(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  isWanted: boolean,
): Promise<boolean> {
  const { rows } = await (
    isWanted
      ? sql`delete from device_letters_off where company_code = ${companyCode} and person_id = ${personId}::uuid returning 1`
      : sql`insert into device_letters_off (company_code, person_id) values (${companyCode}, ${personId}::uuid)
          on conflict do nothing returning 1`
  ).execute(tx);
  return rows.length > 0;
}

/** Returns the days for which the company trusts a device; 0: not at all. */
export async function readTrustDays(tx: Tx, companyCode: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select trusted_device_days as days from companies where company_code = ${companyCode}`.execute(tx);
  return rows[0]?.days ?? 0;
}

/** Changes the days in one statement, 0 ends all trust for good; undefined if they no longer are as `expected`. */
export async function updateTrustDays(
  tx: Tx,
  companyCode: string,
  { days, expected }: { readonly days: number; readonly expected: number | undefined },
): Promise<number | undefined> {
  const { rows } = await sql<{ before: number }>`
    with changed as (
      update companies c set trusted_device_days = ${days}
      from (select company_code, trusted_device_days from companies where company_code = ${companyCode} for update) held
      where c.company_code = held.company_code
        and (${expected ?? null}::integer is null or held.trusted_device_days in (${expected ?? null}::integer, ${days}))
      returning c.company_code, held.trusted_device_days as before),
    ended as (
      update known_devices d set trusted_at = null, trusted_version = null from changed
      where ${days} = 0 and d.company_code = changed.company_code and d.trusted_at is not null)
    select before from changed`.execute(tx);
  return rows[0]?.before;
}
