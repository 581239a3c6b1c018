import { sql } from 'kysely';
import { type OwnDataSection, ownDataPage, type OwnDataRow, ownDataRows } from '../../../kernel/own-data/own-data.ts';

/** Versions of forms that a person wrote. */
export const approvalFormData: readonly OwnDataSection[] = [
  {
    name: 'approvalForms',
    tables: ['approval_form_versions'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<OwnDataRow & { place: string }>`
        select v.name, v.version, v.changed_at as "changedAt", p.place
        from approval_form_versions v
        cross join lateral (select v.approval_form_id || ' ' || lpad(v.version::text, 4, '0') as place) p
        where v.company_code = ${companyCode} and v.changed_by = ${personId}::uuid and p.place > ${after ?? ''}
        order by p.place limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ place }) => place);
    },
  },
];
