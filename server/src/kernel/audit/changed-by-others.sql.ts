import { type RawBuilder, sql } from 'kysely';
import { momentText } from '../db/query-batch.ts';

interface Asked {
  readonly companyCode: string;
  /** Whose own changes do not count. */
  readonly personId: string;
  readonly kinds: readonly string[];
  readonly since: string;
}

export interface ChangedByOthers {
  readonly hasChanged: boolean;
  readonly since: string;
}

/** Rows of a transaction that began earlier may come a moment later; these are looked at twice. */
const overlap = '5 seconds';
/** The oldest changes that are looked for. */
const longest = '1 hour';
/** More rows than a company writes between two questions of a page. With a limit, the index of the time is read. */
const most = 5_000;

/** Names of operations that change nothing that a list shows: reads, sign-ins and what is taken out. */
const changesNothing =
  '^(read|list|search|explain|export|download|send|prove|pass)-|^(complete-)?log-(in|out)|^end-.*sessions?$';

/** Says if anyone else changed something of some kinds since a moment, by the newest rows of the audit log alone. */
export function changedByOthers({ companyCode, personId, kinds, since }: Asked): RawBuilder<ChangedByOthers> {
  return sql<ChangedByOthers>`
    select exists (
      select from (
        select target_kind, actor_id, operation from audit_log where company_code = ${companyCode}
          and occurred_at > (select greatest(${since}::timestamptz, app_now() - ${longest}::interval))
        order by occurred_at desc limit ${most}) newest
      where target_kind = any(${kinds}::text[]) and actor_id is distinct from ${personId}::uuid
        and operation !~ ${changesNothing}) as "hasChanged",
      ${momentText(sql`(app_now() - ${overlap}::interval)`)} as since`;
}
