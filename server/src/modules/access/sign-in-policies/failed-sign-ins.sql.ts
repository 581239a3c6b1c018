import { anyNetwork } from '@madang/contract/kernel/fields/ip-networks.ts';
import type { FailedSignIn } from '@madang/contract/access/sign-in-policies/routes.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import { sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { isFound } from '../../people/person-records/index.ts';

interface FailuresQuery {
  readonly companyCode: string;
  readonly keyword: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly after: string | undefined;
  readonly limit: number;
  /** Reach of the reader; absent: everyone. */
  readonly within: Reach | undefined;
}

const behind = (companyCode: string, failureId: string) => sql`
  and (f.began_at, f.failure_id) < (
    select began_at, failure_id from failed_log_ins
    where company_code = ${companyCode} and failure_id = ${failureId}::uuid)`;

const ofPerson = { department: sql`p.department_code`, id: { column: sql`p.person_id`, type: 'uuid' } } as const;

/** A portion of the company's failed sign-ins, newest first. */
export async function selectFailures(tx: Tx, query: FailuresQuery): Promise<FailedSignIn[]> {
  const { companyCode, keyword, reason, from, to, timeZone, after, limit, within } = query;
  const { text, reach } = readTerm(keyword);
  const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`;
  const { rows } = await sql<FailedSignIn>`
    select f.failure_id as "failureId", f.person_id as "personId", p.full_name as "fullName",
      p.english_name as "englishName", p.login_id as "loginId", f.reason,
      case when f.network <> ${anyNetwork} then f.network::text end as network, f.tries::integer as tries,
      ${momentText(sql`f.began_at`)} as "beganAt", ${momentText(sql`f.last_at`)} as "lastAt"
    from failed_log_ins f join people p on p.company_code = f.company_code and p.person_id = f.person_id
    where f.company_code = ${companyCode} ${text === '' ? sql`` : sql`and ${isFound(text, reach)}`}
      ${reason === 'any' ? sql`` : sql`and f.reason = ${reason}`}
      ${from === '' ? sql`` : sql`and f.last_at >= ${startOf(from)}`}
      ${to === '' ? sql`` : sql`and f.began_at < ${startOf(to)} + interval '1 day'`}
      ${within ? sql`and ${isWithin(within, ofPerson)}` : sql``}
      ${after ? behind(companyCode, after) : sql``}
    order by f.began_at desc, f.failure_id desc limit ${limit}`.execute(tx);
  return rows;
}

export const purgeFailuresTask = 'purge-failed-log-ins';

export async function purgeFailures(db: Tx, keptDays: number): Promise<void> {
  await sql`select purge_failed_log_ins(${keptDays}::integer)`.execute(db);
}
