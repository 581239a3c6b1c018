import { sql } from 'kysely';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { refuseField, type Refusal } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { codeHash } from './codes.ts';

export type Redemption = 'redeemed' | 'unknown' | 'expired' | 'used-up';

export interface Redeemer {
  /** Code as typed, or its hash by `codeHash`. */
  readonly code: string | Buffer;
  readonly companyCode: string;
  readonly personId: string;
}

/**
 * Uses a promotion code for a company, in that company's transaction. The limit is in the update, so no more succeed
 * than uses remain.
 */
export async function redeemPromotion(tx: Tx, redeemer: Redeemer): Promise<Redemption> {
  const taken = await consumeUse(tx, redeemer);
  if (!taken) return whyNot(tx, redeemer);
  const recorded = await tx
    .insertInto('promotion_redemptions')
    .values({
      company_code: redeemer.companyCode,
      code_id: taken.codeId,
      person_id: redeemer.personId,
      is_per_person: taken.isPerPerson,
      benefit: taken.benefit,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (recorded.numInsertedOrUpdatedRows === 1n) return 'redeemed';
  await refundUse(tx, taken.codeId);
  return 'used-up';
}

/** The refusal of a code that was not redeemed, on the field that the caller's form has for it. */
export function refusePromotion(result: Exclude<Redemption, 'redeemed'>, field = 'promotionCode'): Refusal {
  const codes = { unknown: 'PROMOTION_UNKNOWN', expired: 'PROMOTION_EXPIRED', 'used-up': 'PROMOTION_USED_UP' } as const;
  return refuseField(field, codes[result]);
}

/** An issue whose codes open accounts in the company that it names. */
export interface CompanyPromotion {
  readonly promotionId: string;
  readonly companyCode: string;
  readonly benefit: string;
  readonly validUntil: Date;
  /** Uses over all codes of the issue; each has a quota of its own as well. */
  readonly maxUses: number;
}

/**
 * Issue of a valid code that names a company; it is not changed. Codes without a company, or the operator's, are
 * unknown.
 */
export async function findCompanyPromotion(
  tx: Tx,
  code: string | Buffer,
): Promise<CompanyPromotion | Exclude<Redemption, 'redeemed'>> {
  const { rows } = await sql<CompanyPromotion & { isOver: boolean; isUsedUp: boolean }>`
    select p.promotion_id as "promotionId", p.named_company_code as "companyCode", p.benefit,
      p.valid_until as "validUntil", least(2147483647, p.max_uses * (
        select count(*) from promotion_codes o where o.promotion_id = p.promotion_id))::integer as "maxUses",
      c.revoked_at is not null or app_now() < p.valid_from or app_now() >= p.valid_until as "isOver",
      c.used_count >= p.max_uses as "isUsedUp"
    from promotion_codes c join promotions p on p.promotion_id = c.promotion_id
    where c.code_hash = ${hashOf(code)} and p.named_company_code <> ${platformCompany}`.execute(tx);
  const [found] = rows;
  if (!found) return 'unknown';
  const { isOver, isUsedUp, ...promotion } = found;
  if (isOver) return 'expired';
  return isUsedUp ? 'used-up' : promotion;
}

function hashOf(code: string | Buffer): Buffer {
  return typeof code === 'string' ? codeHash(code) : code;
}

interface TakenUse {
  readonly codeId: string;
  readonly benefit: string;
  readonly isPerPerson: boolean;
}

async function consumeUse(tx: Tx, { code, companyCode }: Redeemer): Promise<TakenUse | undefined> {
  const { rows } = await sql<TakenUse>`
    update promotion_codes c set used_count = c.used_count + 1
    from promotions p
    where c.code_hash = ${hashOf(code)} and p.promotion_id = c.promotion_id
      and c.revoked_at is null and c.used_count < p.max_uses
      and app_now() >= p.valid_from and app_now() < p.valid_until
      and (p.named_company_code is null or p.named_company_code = ${companyCode})
    returning c.code_id as "codeId", p.benefit, p.named_company_code is not null as "isPerPerson"`.execute(tx);
  return rows[0];
}

/** The row is locked since the use was taken, so no one else has counted in between. */
async function refundUse(tx: Tx, codeId: string): Promise<void> {
  await tx
    .updateTable('promotion_codes')
    .set({ used_count: sql`used_count - 1` })
    .where('code_id', '=', codeId)
    .execute();
}

/** A code that names another company is as unknown as one that does not exist. */
async function whyNot(tx: Tx, { code, companyCode }: Redeemer): Promise<Exclude<Redemption, 'redeemed'>> {
  const { rows } = await sql<{ isOver: boolean }>`
    select c.revoked_at is not null or app_now() < p.valid_from or app_now() >= p.valid_until as "isOver"
    from promotion_codes c join promotions p on p.promotion_id = c.promotion_id
    where c.code_hash = ${hashOf(code)}
      and (p.named_company_code is null or p.named_company_code = ${companyCode})`.execute(tx);
  const [found] = rows;
  if (!found) return 'unknown';
  return found.isOver ? 'expired' : 'used-up';
}
