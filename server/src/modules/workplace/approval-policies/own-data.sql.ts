import { sql } from 'kysely';
import { type OwnDataSection, ownDataPage, type OwnDataRow, ownDataRows } from '../../../kernel/own-data/own-data.ts';

/** Versions of policies that name a person as an approver, or that the person wrote. */
export const approvalPolicyData: readonly OwnDataSection[] = [
  {
    name: 'approvalPolicies',
    tables: ['approval_policy_versions'],
    read: async (tx, { companyCode, personId }, after) => {
      const named = JSON.stringify([{ source: 'person', personIds: [personId] }]);
      const { rows } = await sql<OwnDataRow & { place: string }>`
        select v.name, v.version, v.active_from::text as "activeFrom", v.changed_at as "changedAt",
          coalesce(v.changed_by = ${personId}::uuid, false) as "isWrittenByPerson",
          v.steps @> ${named}::jsonb as "isApprover", p.place
        from approval_policy_versions v
        cross join lateral (select v.approval_policy_id || ' ' || lpad(v.version::text, 4, '0') as place) p
        where v.company_code = ${companyCode} and (v.changed_by = ${personId}::uuid or v.steps @> ${named}::jsonb)
          and p.place > ${after ?? ''} order by p.place limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ place }) => place);
    },
  },
];
