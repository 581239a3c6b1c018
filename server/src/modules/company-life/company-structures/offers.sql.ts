import { type RawBuilder, sql } from 'kysely';
import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import type { offerKinds } from '@madang/contract/company-life/company-structures/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { openOffer } from '../../../kernel/offers/open-offer.ts';
import type { Structure } from './structures.sql.ts';

export type OfferKind = (typeof offerKinds)[number];

export interface StructureOffer extends Structure {
  readonly structureOfferId: string;
  readonly kind: OfferKind;
  /** The company that joins or leaves. */
  readonly companyCode: string;
  readonly isByHead: boolean;
}

const columns = sql`o.offer_id as "structureOfferId", o.kind, o.company_code as "companyCode", o.is_by_head as "isByHead",
  s.structure_code as "companyStructureCode", s.name as "companyStructureName",
  s.english_name as "englishCompanyStructureName", s.head_code as "headCode"`;

/** The company that made an offer; the other one accepts or declines it. */
export function offererOf({ isByHead, headCode, companyCode }: StructureOffer): string {
  return isByHead ? headCode : companyCode;
}

export function receiverOf({ isByHead, headCode, companyCode }: StructureOffer): string {
  return isByHead ? companyCode : headCode;
}

const offerer = sql`case when o.is_by_head then s.head_code else o.company_code end`;
const receiver = sql`case when o.is_by_head then o.company_code else s.head_code end`;

interface NewOffer {
  readonly structureCode: string;
  readonly companyCode: string;
  readonly kind: OfferKind;
  readonly isByHead: boolean;
}

/**
 * Opens an offer; 'open' if one exists, 'full' if the structure is complete. An expired one gives way. The structure is
 * locked.
 */
export function insertOffer(
  tx: Tx,
  { structureCode, companyCode, kind, isByHead }: NewOffer,
): ReturnType<typeof openOffer> {
  const { companies, offerDays } = structureLimits;
  return openOffer(tx, {
    id: 'offer_id',
    hasRoom: sql`${kind} = 'leave' or (select count(*) from structure_members where structure_code = ${structureCode})
      + (select count(*) from structure_offers where structure_code = ${structureCode} and kind = 'join'
        and company_code <> ${companyCode} and expires_at > app_now()) < ${companies}`,
    insert: sql`
      insert into structure_offers as o (company_code, structure_code, kind, is_by_head, expires_at)
      select ${companyCode}, ${structureCode}, ${kind}, ${isByHead}, app_now() + make_interval(days => ${offerDays})
      from room where is_left
      on conflict (company_code, structure_code) do update set offer_id = new_id(), kind = excluded.kind,
        is_by_head = excluded.is_by_head, expires_at = excluded.expires_at
        where o.expires_at <= app_now()`,
  });
}

interface OfferKey {
  readonly companyCode: string;
  readonly structureOfferId: string;
}

/** The open offers that a company made or has, as a query. */
export function openOffersOf(companyCode: string): RawBuilder<StructureOffer & { readonly expiresAt: string }> {
  return sql`
    select ${columns}, ${momentText(sql`o.expires_at`)} as "expiresAt"
    from structure_offers o join company_structures s on s.structure_code = o.structure_code
    where o.expires_at > app_now() and (o.company_code = ${companyCode} or s.head_code = ${companyCode})
    order by o.expires_at desc, o.offer_id`;
}

/** The open offer that a company has; undefined where there is none. Nothing is held. */
export async function findReceivedOffer(tx: Tx, key: OfferKey): Promise<StructureOffer | undefined> {
  const { rows } = await sql<StructureOffer>`
    select ${columns} from structure_offers o join company_structures s on s.structure_code = o.structure_code
    where o.offer_id = ${key.structureOfferId}::uuid and o.expires_at > app_now()
      and ${receiver} = ${key.companyCode}`.execute(tx);
  return rows[0];
}

/** Ends the open offer that a company has; undefined where there is none. */
export function takeReceivedOffer(tx: Tx, key: OfferKey): Promise<StructureOffer | undefined> {
  return take(tx, key, sql`${receiver} = ${key.companyCode} and o.expires_at > app_now()`);
}

/** Ends the open offer that a company made. */
export function takeOwnOffer(tx: Tx, key: OfferKey): Promise<StructureOffer | undefined> {
  return take(tx, key, sql`${offerer} = ${key.companyCode} and o.expires_at > app_now()`);
}

/** Ends an offer that a company made and whose time is over. */
export function takeExpiredOffer(tx: Tx, key: OfferKey): Promise<StructureOffer | undefined> {
  return take(tx, key, sql`${offerer} = ${key.companyCode} and o.expires_at <= app_now()`);
}

async function take(tx: Tx, { structureOfferId }: OfferKey, held: RawBuilder<unknown>) {
  const { rows } = await sql<StructureOffer>`
    delete from structure_offers o using company_structures s
    where s.structure_code = o.structure_code and o.offer_id = ${structureOfferId}::uuid and ${held}
    returning ${columns}`.execute(tx);
  return rows[0];
}
