import type * as z from 'zod/mini';
import { issuePromotion as route, type promotionIssue } from '@madang/contract/promotions/routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { brokenConstraint } from '../../../kernel/db/failures.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { newCodes } from '../codes.ts';
import { insertCodes, insertPromotion } from '../promotions.sql.ts';

export interface IssuedPromotion {
  readonly promotionId: string;
  /** In clear for this one time. */
  readonly codes: string[];
}

/** Issues promotion codes in bulk; what is stored of them cannot be turned back into codes. */
export async function issuePromotion(
  db: Database,
  actor: Actor,
  input: z.output<typeof promotionIssue>,
): Promise<IssuedPromotion> {
  const codes = newCodes(input.codeCount, input.codePrefix);
  const promotionId = await inCompany(db, actor.companyCode, async (tx) => {
    const id = await insertPromotion(tx, { ...input, namedCompany: input.namedCompany || null });
    if (id === undefined) throw refuseField('validUntil', 'PROMOTION_PERIOD');
    await insertCodes(tx, id, codes);
    await writeAudit(tx, { ...actor, operation: 'issue-promotion', target: { kind: 'promotion', id } });
    return id;
  }).catch(refuseUnknownCompany);
  return { promotionId, codes: codes.map(({ code }) => code) };
}

function refuseUnknownCompany(error: unknown): never {
  const isUnknown = brokenConstraint(error) === 'promotions_named_company_code_fkey';
  throw isUnknown ? refuseField('namedCompany', 'PROMOTION_COMPANY') : error;
}

export const issuePromotionCall = operation(route, (call) => issuePromotion(call.kernel.db, actorOf(call), call.body));
