import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { NewCode } from './codes.ts';

export interface NewPromotion {
  readonly codePrefix: string;
  readonly benefit: string;
  readonly namedCompany: string | null;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly maxUses: number;
}

/** Undefined where the period is already over. */
export async function insertPromotion(tx: Tx, promotion: NewPromotion): Promise<string | undefined> {
  const { codePrefix, benefit, namedCompany, validFrom, validUntil, maxUses } = promotion;
  const { rows } = await sql<{ promotionId: string }>`
    insert into promotions (code_prefix, benefit, named_company_code, valid_from, valid_until, max_uses)
    select ${codePrefix}, ${benefit}, ${namedCompany}, ${validFrom}::timestamptz, ${validUntil}::timestamptz, ${maxUses}::integer
    where ${validUntil}::timestamptz > app_now()
    returning promotion_id as "promotionId"`.execute(tx);
  return rows[0]?.promotionId;
}

export async function insertCodes(tx: Tx, promotionId: string, codes: readonly NewCode[]): Promise<void> {
  await sql`insert into promotion_codes (promotion_id, code_hash, last_four)
    select ${promotionId}, code.hash, code.last_four
    from unnest(${codes.map(({ hash }) => hash)}::bytea[], ${codes.map(({ lastFour }) => lastFour)}::text[])
      as code(hash, last_four)`.execute(tx);
}

export interface StoredPromotion {
  readonly promotionId: string;
  readonly codePrefix: string;
  readonly benefit: string;
  readonly namedCompany: string | null;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly maxUses: number;
  readonly issuedAt: Date;
  readonly codeCount: number;
  readonly usedCount: number;
  readonly revokedCount: number;
}

/** Newest first; the codes are counted for the rows of the page alone. */
export async function selectPromotions(tx: Tx, { limit, offset }: Slice): Promise<StoredPromotion[]> {
  const { rows } = await sql<StoredPromotion>`
    select p.promotion_id as "promotionId", p.code_prefix as "codePrefix", p.benefit,
      p.named_company_code as "namedCompany", p.valid_from as "validFrom", p.valid_until as "validUntil",
      p.max_uses as "maxUses", p.issued_at as "issuedAt", c.*
    from (select * from promotions order by issued_at desc, promotion_id desc limit ${limit} offset ${offset}) p
    cross join lateral (
      select count(*)::integer as "codeCount", coalesce(sum(used_count), 0)::integer as "usedCount",
        count(revoked_at)::integer as "revokedCount"
      from promotion_codes where promotion_id = p.promotion_id) c
    order by p.issued_at desc, p.promotion_id desc`.execute(tx);
  return rows;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export async function countPromotions(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from promotions`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function selectCodes(tx: Tx, promotionId: string, { limit, offset }: Slice) {
  return tx
    .selectFrom('promotion_codes')
    .select(['code_id', 'last_four', 'used_count', 'revoked_at'])
    .where('promotion_id', '=', promotionId)
    .orderBy('code_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Undefined where there is no such issue. */
export async function countCodes(tx: Tx, promotionId: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(c.code_id)::integer as count from promotions p
    left join promotion_codes c on c.promotion_id = p.promotion_id
    where p.promotion_id = ${promotionId} group by p.promotion_id`.execute(tx);
  return rows[0]?.count;
}

/** Revokes the named codes of an issue, or all; returns how many were still alive. */
export async function markCodesRevoked(tx: Tx, promotionId: string, codeIds?: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('promotion_codes')
    .set({ revoked_at: sql`app_now()` })
    .where('promotion_id', '=', promotionId)
    .where('revoked_at', 'is', null)
    .$if(codeIds !== undefined, (query) => query.where(sql<boolean>`code_id = any(${codeIds}::uuid[])`))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
