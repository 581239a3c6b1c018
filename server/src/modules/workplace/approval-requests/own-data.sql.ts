import { sql } from 'kysely';
import { type OwnDataSection, ownDataPage, ownDataRows, ownRows } from '../../../kernel/own-data/own-data.ts';
import { commentAad, fileNameAad, openContent, openTitle } from './content.ts';

interface Page {
  readonly place: string;
}

/** Requests that a person wrote, what the person decided and said, files that the person attached, and the stand-in. */
export const approvalRequestData: readonly OwnDataSection[] = [
  {
    name: 'approvalRequests',
    tables: ['approval_requests'],
    read: async (tx, { companyCode, personId, keyring }, after) => {
      const { rows } = await sql<{ requestId: string; title: Buffer; content: Buffer }>`
        select request_id as "requestId", request_number::text as "requestNumber", document_kind as "documentKind",
          amount::text as amount, state, title, content, created_at as "createdAt", submitted_at as "submittedAt",
          ended_at as "endedAt"
        from approval_requests where company_code = ${companyCode} and requester_id = ${personId}::uuid
          and (${after}::uuid is null or request_id > ${after}::uuid)
        order by request_id limit ${ownDataRows}`.execute(tx);
      const opened = rows.map(({ title, content, ...row }) => ({
        ...row,
        title: openTitle({ keyring }, row.requestId, title),
        content: openContent({ keyring }, row.requestId, content),
      }));
      return ownDataPage(opened, ({ requestId }) => requestId);
    },
  },
  {
    name: 'approvalDecisions',
    tables: ['approval_approvers'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<Page>`
        select a.request_id as "requestId", a.step_number as step, a.state, a.decided_at as "decidedAt",
          a.request_id || ' ' || lpad(a.step_number::text, 4, '0') || ' ' || a.person_id as place
        from approval_approvers a where a.company_code = ${companyCode}
          and (a.person_id = ${personId}::uuid or a.decided_by = ${personId}::uuid or ${personId}::uuid = any(a.delegated_by))
          and a.request_id || ' ' || lpad(a.step_number::text, 4, '0') || ' ' || a.person_id > ${after ?? ''}
        order by place limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows as (Page & Record<string, unknown>)[], ({ place }) => place);
    },
  },
  {
    name: 'approvalHistory',
    tables: ['approval_events'],
    read: async (tx, { companyCode, personId, keyring }, after) => {
      const { rows } = await sql<Page & { requestId: string; eventNumber: number; comment: Buffer | null }>`
        select e.request_id as "requestId", e.event_number as "eventNumber", e.event, e.comment, e.happened_at as "happenedAt",
          e.request_id || ' ' || lpad(e.event_number::text, 6, '0') as place
        from approval_events e where e.company_code = ${companyCode}
          and (e.actor_id = ${personId}::uuid or e.other_id = ${personId}::uuid)
          and e.request_id || ' ' || lpad(e.event_number::text, 6, '0') > ${after ?? ''}
        order by place limit ${ownDataRows}`.execute(tx);
      const opened = rows.map(({ comment, ...row }) => ({
        ...row,
        comment: comment && keyring.decrypt(comment, commentAad(row.requestId, row.eventNumber)),
      }));
      return ownDataPage(opened, ({ place }) => place);
    },
  },
  {
    name: 'approvalFiles',
    tables: ['approval_files'],
    read: async (tx, { companyCode, personId, keyring }, after) => {
      const { rows } = await sql<{ fileId: string; name: Buffer }>`
        select file_id as "fileId", request_id as "requestId", name, byte_count as bytes, created_at as "createdAt"
        from approval_files where company_code = ${companyCode} and uploader_id = ${personId}::uuid
          and (${after}::uuid is null or file_id > ${after}::uuid)
        order by file_id limit ${ownDataRows}`.execute(tx);
      const opened = rows.map(({ name, ...row }) => ({ ...row, name: keyring.decrypt(name, fileNameAad(row.fileId)) }));
      return ownDataPage(opened, ({ fileId }) => fileId);
    },
  },
  {
    name: 'approvalStandIns',
    tables: ['approval_stand_ins'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select person_id as "personId", stand_in_id as "standInId", starts_on::text as "startsOn", ends_on::text as "endsOn"
        from approval_stand_ins where company_code = ${companyCode}
          and (person_id = ${personId}::uuid or stand_in_id = ${personId}::uuid) order by person_id`,
    ),
  },
];
