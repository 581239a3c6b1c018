import { sql } from 'kysely';
import { ownDataPage, ownDataRows, type OwnDataSection, ownRows } from '../../../../kernel/own-data/own-data.ts';

/** The imports that a person began; what their rows say is about others. */
export const importData: readonly OwnDataSection[] = [
  {
    name: 'imports',
    tables: ['imports'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ importId: string }>`
        select import_id as "importId", kind, source, state, total as "rowCount", created_at as "begunAt",
          applied_at as "appliedAt"
        from imports where company_code = ${companyCode} and person_id = ${personId}::uuid
          and (${after}::uuid is null or import_id > ${after}::uuid)
        order by import_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ importId }) => importId);
    },
  },
  {
    name: 'importHeadings',
    tables: ['import_headings'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select kind, item as "chosenItem", changed_at as "chosenAt" from import_headings
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by kind, changed_at, item`,
    ),
  },
];
