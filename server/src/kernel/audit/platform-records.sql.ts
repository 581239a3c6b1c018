import { sql, type RawBuilder } from 'kysely';
import type { RecordQuery } from './records.sql.ts';

/** A row of some company's log, by its place alone. */
export interface PlacedRecord {
  readonly companyCode: string;
  readonly recordId: string;
}

export interface PlatformQuery extends Pick<
  RecordQuery,
  'operations' | 'personId' | 'target' | 'seconds' | 'from' | 'to' | 'timeZone' | 'limit'
> {
  readonly companyCodes: readonly string[];
  readonly after?: PlacedRecord | undefined;
}

/** A portion of the logs of several companies, newest first. */
export function platformRecordsOf(query: PlatformQuery): RawBuilder<PlacedRecord> {
  const { companyCodes, operations = null, personId = null, target, seconds, from, to, timeZone, after, limit } = query;
  const recent = seconds === undefined ? sql`null` : sql`app_now() - make_interval(secs => ${seconds})`;
  const since = from === '' ? recent : sql`${from}::timestamp at time zone ${timeZone}`;
  const before = to === '' ? sql`null` : sql`(${to}::timestamp + interval '1 day') at time zone ${timeZone}`;
  return sql<PlacedRecord>`
    select company as "companyCode", record as "recordId"
    from platform_records(${companyCodes}::text[], ${operations}::text[], ${personId}::uuid, ${target?.kind ?? null}::text,
      ${target?.id ?? null}::text, ${since}, ${before}, ${after?.companyCode ?? null}::text, ${after?.recordId ?? null}::uuid,
      ${limit}::integer)
    order by moment desc, company desc, record desc limit ${limit}`;
}
