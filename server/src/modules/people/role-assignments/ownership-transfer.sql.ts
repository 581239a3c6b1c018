import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

export interface Handover {
  readonly handoverId: string;
  readonly fromPersonId: string;
  readonly toPersonId: string;
}

const ended = sql`handover_id as "handoverId", from_person_id as "fromPersonId", to_person_id as "toPersonId"`;

interface Offer {
  readonly companyCode: string;
  readonly fromPersonId: string;
  readonly toPersonId: string;
  readonly days: number;
}

/** Opens an offer; undefined where another one is open. One that has expired gives way. */
export async function insertOwnershipTransfer(
  tx: Tx,
  { companyCode, fromPersonId, toPersonId, days }: Offer,
): Promise<{ readonly handoverId: string; readonly offeredAt: Date; readonly expiresAt: Date } | undefined> {
  const { rows } = await sql<{ handoverId: string; offeredAt: Date; expiresAt: Date }>`
    insert into handovers as h (company_code, from_person_id, to_person_id, expires_at)
    values (${companyCode}, ${fromPersonId}::uuid, ${toPersonId}::uuid, app_now() + make_interval(days => ${days}))
    on conflict (company_code) do update set handover_id = new_id(), from_person_id = excluded.from_person_id,
      to_person_id = excluded.to_person_id, offered_at = app_now(), expires_at = excluded.expires_at
      where h.expires_at <= app_now()
    returning handover_id as "handoverId", offered_at as "offeredAt", expires_at as "expiresAt"`.execute(tx);
  return rows[0];
}

interface Ending extends PersonKey {
  readonly handoverId: string;
}

/** Ends the open offer that a person made; undefined where there is none. */
export async function takeOwnOffer(tx: Tx, { companyCode, personId, handoverId }: Ending) {
  const { rows } = await sql<Handover>`
    delete from handovers where company_code = ${companyCode} and handover_id = ${handoverId}::uuid
      and from_person_id = ${personId}::uuid and expires_at > app_now() returning ${ended}`.execute(tx);
  return rows[0];
}

/** Ends the open offer that a person has; undefined where there is none. */
export async function takeReceivedOffer(tx: Tx, { companyCode, personId, handoverId }: Ending) {
  const { rows } = await sql<Handover>`
    delete from handovers where company_code = ${companyCode} and handover_id = ${handoverId}::uuid
      and to_person_id = ${personId}::uuid and expires_at > app_now() returning ${ended}`.execute(tx);
  return rows[0];
}

/** Ends an offer whose time is over; undefined where it ended before. */
export async function takeExpiredOffer(tx: Tx, { companyCode, handoverId }: Omit<Ending, 'personId'>) {
  const { rows } = await sql<Handover>`
    delete from handovers where company_code = ${companyCode} and handover_id = ${handoverId}::uuid
      and expires_at <= app_now() returning ${ended}`.execute(tx);
  return rows[0];
}

/** Ends any offer to a person who leaves; undefined where there is none. */
export async function takeOfferTo(tx: Tx, { companyCode, personId }: PersonKey) {
  const { rows } = await sql<Handover>`
    delete from handovers where company_code = ${companyCode} and to_person_id = ${personId}::uuid
    returning ${ended}`.execute(tx);
  return rows[0];
}

/** Ends whatever offer a company has. */
export async function takeOfferOf(tx: Tx, companyCode: string): Promise<void> {
  await sql`delete from handovers where company_code = ${companyCode}`.execute(tx);
}

/** The open offer that a person made or has, as a query. */
export function openOwnershipTransferOf({
  companyCode,
  personId,
}: PersonKey): RawBuilder<Handover & { readonly expiresAt: string }> {
  return sql`
    select ${ended}, ${momentText(sql`expires_at`)} as "expiresAt" from handovers
    where company_code = ${companyCode} and expires_at > app_now()
      and (from_person_id = ${personId}::uuid or to_person_id = ${personId}::uuid)`;
}
