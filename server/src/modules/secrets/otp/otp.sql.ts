import { sql } from 'kysely';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Purpose } from '../../../kernel/flow/flow.ts';

export interface NewCode {
  readonly flowId: string;
  readonly purpose: Purpose;
  readonly option: CodeOption;
  readonly targetIndex: Buffer;
  readonly holderIndex: Buffer;
  readonly codeHash: Buffer;
  readonly validSeconds: number;
}

/** Stores a code in place of the flow's one before. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  const values = {
    purpose: code.purpose,
    option: code.option,
    target_index: code.targetIndex,
    holder_index: code.holderIndex,
    code_hash: code.codeHash,
    tries: 0,
    sent_at: sql<Date>`app_now()`,
    expires_at: sql<Date>`app_now() + make_interval(secs => ${code.validSeconds})`,
    used_at: null,
  };
  await tx
    .insertInto('otp_codes')
    .values({ flow_id: code.flowId, ...values })
    .onConflict((conflict) => conflict.column('flow_id').doUpdateSet(values))
    .execute();
}

export interface Try {
  readonly purpose: Purpose;
  readonly option: CodeOption;
  readonly targetIndex: Buffer;
  readonly holderIndex: Buffer;
  readonly codeHash: Buffer;
  /** Number of this attempt. */
  readonly number: number;
}

/** Selector of a flow's code. */
export interface CodeOfFlow {
  readonly flowId: string;
  readonly purposes: readonly Purpose[];
  /** Stored forms of the target; absent if the caller names none. */
  readonly targets: readonly Buffer[] | undefined;
}

/** Counts one try of a living code and gives what to compare with; undefined where no try is left. */
export async function consumeAttempt(
  tx: Tx,
  { flowId, purposes, targets }: CodeOfFlow,
  max: number,
): Promise<Try | undefined> {
  const row = await tx
    .updateTable('otp_codes')
    .set({ tries: sql`tries + 1` })
    .where('flow_id', '=', flowId)
    .where('purpose', '=', sql<string>`any(${purposes}::text[])`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where('tries', '<', max)
    .where(targetMatches(targets))
    .returning(['purpose', 'option', 'target_index', 'holder_index', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    // One of those that were asked for.
    purpose: row.purpose as Purpose,
    // The table's check constraint holds the same two options.
    option: row.option as CodeOption,
    targetIndex: row.target_index,
    holderIndex: row.holder_index,
    codeHash: row.code_hash,
    number: row.tries,
  };
}

function targetMatches(targets: readonly Buffer[] | undefined) {
  return targets === undefined ? sql<boolean>`true` : sql<boolean>`target_index = any(${targets}::bytea[])`;
}

export interface DeadCode extends Pick<Try, 'purpose' | 'option' | 'targetIndex' | 'codeHash'> {
  readonly tries: number;
  readonly isExpired: boolean;
  readonly isUsed: boolean;
  readonly targetMatches: boolean;
}

/** Returns the reason that a flow has no living code of that kind. */
export async function findDeadCode(tx: Tx, { flowId, purposes, targets }: CodeOfFlow): Promise<DeadCode | undefined> {
  const row = await tx
    .selectFrom('otp_codes')
    .select([
      'purpose',
      'option',
      'target_index',
      'code_hash',
      'tries',
      'used_at',
      sql<boolean>`expires_at <= app_now()`.as('is_expired'),
      targetMatches(targets).as('is_meant'),
    ])
    .where('flow_id', '=', flowId)
    .where('purpose', '=', sql<string>`any(${purposes}::text[])`)
    .executeTakeFirst();
  return (
    row && {
      purpose: row.purpose as Purpose,
      option: row.option as CodeOption,
      targetIndex: row.target_index,
      codeHash: row.code_hash,
      tries: row.tries,
      isExpired: row.is_expired,
      isUsed: row.used_at !== null,
      targetMatches: row.is_meant,
    }
  );
}

/** Counts a wrong try at a code that was used. */
export async function consumeDeadAttempt(tx: Tx, flowId: string, codeHash: Buffer): Promise<void> {
  await tx
    .updateTable('otp_codes')
    .set({ tries: sql`tries + 1` })
    .where('flow_id', '=', flowId)
    .where('code_hash', '=', codeHash)
    .execute();
}

/** Uses a code up; false where another request did, or a new code took its place. */
export async function spendCode(tx: Tx, flowId: string, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('otp_codes')
    .set({ used_at: sql`app_now()` })
    .where('flow_id', '=', flowId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
