import { sql } from 'kysely';
import { ownDataPage, ownDataRows, ownRows, type OwnDataSection } from './own-data.ts';

/** Own-data sections of the kernel's own tables. */
export const kernelData: readonly OwnDataSection[] = [
  {
    name: 'sessions',
    tables: ['sessions'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select session_id as "sessionId", device, network::text as network, created_at as "openedAt", last_seen_at as "lastSeenAt",
          expires_at as "expiresAt", reviewed_at as "reviewedAt", is_kept as "staysSignedIn" from sessions
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by session_id`,
    ),
  },
  {
    name: 'failedLogIns',
    tables: ['failed_log_ins'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select began_at as "beganAt", last_at as "lastAt", reason, network, tries::integer as tries from failed_log_ins
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by began_at, reason, network`,
    ),
  },
  {
    name: 'waitingLogIns',
    tables: ['pending_log_ins'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select state, country_code as "countryCode", created_at as "openedAt", expires_at as "expiresAt"
        from pending_log_ins where company_code = ${companyCode} and person_id = ${personId}::uuid`,
    ),
  },
  {
    // Of a login that opens other companies, and of a person that the login of another company opens.
    name: 'companiesByOneLogin',
    tables: ['login_ties'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select company_code as "companyCode", login_company_code as "loginCompanyCode", state, offered_at as "offeredAt",
          expires_at as "expiresAt" from login_ties
        where (company_code = ${companyCode} and person_id = ${personId}::uuid)
          or (login_company_code = ${companyCode} and login_person_id = ${personId}::uuid) order by tie_id`,
    ),
  },
  {
    name: 'rights',
    tables: ['grants'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select role, permission, scope_kind as "scopeKind", scope_id as "scopeId",
          nullif(valid_from, '-infinity') as "validFrom", nullif(valid_until, 'infinity') as "validUntil" from grants
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by grant_id`,
    ),
  },
  {
    // Who gave or took them is left out, as in the history of the record.
    name: 'rightsChanges',
    tables: ['grant_changes'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select changed_at as "changedAt", operation, change, role, permission, scope_kind as "scopeKind", scope_id as "scopeId",
          nullif(valid_from, '-infinity') as "validFrom", nullif(valid_until, 'infinity') as "validUntil" from grant_changes
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by changed_at, change_id`,
    ),
  },
  {
    name: 'plannedChanges',
    tables: ['plans'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select operation, planned_at as "plannedAt", due_on::text as "dueOn", effective_at as "effectiveAt", state,
          ended_at as "endedAt" from plans
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by plan_id`,
    ),
  },
  {
    name: 'changesOfManyRows',
    tables: ['row_runs'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select run_id as "runId", operation, kind, origin, state, total, done_count as "doneCount",
          refused_count as "refusedCount", failed_count as "failedCount", started_at as "startedAt", ended_at as "endedAt",
          told_at as "notifiedAt"
        from row_runs where company_code = ${companyCode} and person_id = ${personId}::uuid order by started_at, run_id`,
    ),
  },
  {
    // Those that are about the person, or run in the person's name; what they were given is about others too.
    name: 'rowsOfManyChanges',
    tables: ['run_rows'],
    read: async (tx, { companyCode, personId }, after) => {
      const key = sql`w.run_id::text || to_char(w.row_number, 'FM0000000000') collate "C"`;
      const { rows } = await sql<{ rowKey: string }>`
        select ${key} as "rowKey", coalesce(w.operation, r.operation) as operation, r.started_at as "startedAt",
          w.state, w.code, coalesce(w.target_id = ${personId}, false) as "isAboutPerson"
        from run_rows w join row_runs r on r.company_code = w.company_code and r.run_id = w.run_id
        where w.company_code = ${companyCode}
          and ((w.target_kind = 'person' and w.target_id = ${personId}) or w.person_id = ${personId}::uuid)
          and (${after}::text is null or ${key} > ${after}::text)
        order by 1 limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ rowKey }) => rowKey);
    },
  },
  {
    // Of what others did about the person, who they are and where they were is theirs.
    name: 'activity',
    tables: ['audit_log'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ activityId: string }>`
        select audit_id as "activityId", occurred_at as "occurredAt", operation,
          case when actor_id = ${personId}::uuid then 'self' else 'other' end as "doneBy",
          case when actor_id = ${personId}::uuid then host(address) end as address,
          target_kind as "aboutKind", case when actor_id = ${personId}::uuid then target_id end as "aboutId", fields
        from audit_log
        where company_code = ${companyCode} and (actor_id = ${personId}::uuid
            or (target_kind = 'person' and target_id = ${personId}))
          and (${after}::uuid is null or audit_id > ${after}::uuid)
        order by audit_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ activityId }) => activityId);
    },
  },
  {
    name: 'changesMade',
    tables: ['history'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ changeNumber: string }>`
        select history_number as "changeNumber", changed_at as "changedAt", table_name as "tableName",
          row_key as "rowKey", change, operation from history
        where company_code = ${companyCode} and actor_id = ${personId}::uuid
          and (${after}::bigint is null or history_number > ${after}::bigint)
        order by history_number limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ changeNumber }) => changeNumber);
    },
  },
];
