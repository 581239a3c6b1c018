import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { commitSoon } from '../../../kernel/db/commit-soon.ts';
import { preparedQuery } from '../../../kernel/db/prepared-query.ts';
import { flowSecretOf, livingFlow } from '../../../kernel/flow/flow.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { limitKey, type RateLimit, takeFromLimit, usedUpCondition } from '../../../kernel/limits/rate-limit.ts';

export interface IdAnswer {
  readonly isTaken: boolean;
  /** False if the ID is in use and the quota of such answers was used up. */
  readonly mayBeTold: boolean;
  /** Profile of the company that invited the flow's visitor; null without an invitation. */
  readonly idProfile: string | null;
  /** Domain of the company's own on which the invitation requires an ID; '' for none. */
  readonly idDomain: string;
}

export interface IdQuery {
  readonly loginId: string;
  /** Part before the @ of an ID that a company gives out; '' for a person's own address. */
  readonly userId: string;
  readonly checksPerFlow: number;
  /** Maximum number of IDs in use that a caller may learn of; beyond it nothing more is revealed. */
  readonly told: { readonly key: string; readonly limit: RateLimit };
  /** True where an ID in use is answered like a free one, and takes nothing from the quota. */
  readonly isNeutral: boolean;
}

/**
 * Finds a flow, counts question and answer, and answers, in one statement; undefined without a flow or quota. Unconfirmed
 * IDs count as free (SGN-14).
 */
export async function askForLoginId(
  db: Tx,
  flowSecret: string,
  { loginId, userId, checksPerFlow, told, isNeutral }: IdQuery,
): Promise<IdAnswer | undefined> {
  const [row] = await countAndSeek(
    db,
    secretHash(flowSecretOf(flowSecret)),
    checksPerFlow,
    loginId,
    limitKey(told.key),
    told.limit.seconds,
    told.limit.count,
    userId,
    isNeutral,
  );
  return (
    row && { isTaken: row.is_taken, mayBeTold: row.may_be_told, idProfile: row.id_profile, idDomain: row.id_domain }
  );
}

/** Counts one more answer that reveals an ID to a flow, where it has had fewer; the most that it may have stands after it. */
const countBelow = 'update flows set id_checks = id_checks + 1 where id_checks <';

/** The statement writes counts alone, so its commit does not wait for the disk: a crash of the database loses their last second. */
const countAndSeek = preparedQuery<
  { is_taken: boolean; may_be_told: boolean; id_profile: string | null; id_domain: string },
  [
    flowSecretHash: Buffer,
    checksPerFlow: number,
    loginId: string,
    key: Buffer,
    seconds: number,
    max: number,
    userId: string,
    isNeutral: boolean,
  ]
>(`
  with ${commitSoon},
  counted as (
    ${countBelow} $2 and ${livingFlow('$1')}
      and not ${usedUpCondition({ key: '$4', seconds: '$5', max: '$6' })}
    returning reserved_person_id, flow_id, is_invited),
  asked as (
    select counted.*, case when $7 = '' or not is_invited then '' else coalesce(flow_id_domain(flow_id), '') end as id_domain
    from counted, commit_soon),
  answer as (
    select exists (
      select from login_ids where login_id = case when id_domain = '' then $3 else lower($7) || '@' || id_domain end
        and unconfirmed_until is null
        and (company_code is not null or (reserved_until > app_now() and person_id <> asked.reserved_person_id))
    ) as is_taken, case when is_invited then flow_id_profile(asked.flow_id) end as id_profile, id_domain
    from asked),
  told as (
    ${takeFromLimit({ key: '$4', seconds: '$5', max: '$6' }, 'from answer where is_taken and not $8')})
  select answer.*, not is_taken or exists (select from told) as may_be_told from answer`);

/** Counts one more answer that reveals an ID to a flow; false once the flow has had `max`. */
export async function countIdAnswer(db: Tx, flowId: string, max: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`${sql.raw(countBelow)} ${max} and flow_id = ${flowId}`.execute(db);
  return numAffectedRows > 0n;
}
