import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';

const columns = {
  state: ['employment_status', 'applied_at'],
  department: ['department_code'],
  jobRank: ['job_rank_code'],
  jobTitle: ['job_title_code'],
} as const;
type Since = Record<keyof typeof columns, string | null>;

/** Finds the moments since which a person has what they have now; null: as they were registered. */
export async function selectSince(tx: Tx, { companyCode, personId }: PersonKey): Promise<Since> {
  const newest = (name: keyof typeof columns) => sql`
    (max(c.changed_at) filter (where c.changes ?| ${columns[name]}::text[])) as ${sql.ref(name)}`;
  const { rows } = await sql<Record<keyof Since, Date | null>>`
    select ${newest('state')}, ${newest('department')}, ${newest('jobRank')}, ${newest('jobTitle')}
    from person_changes c where c.company_code = ${companyCode} and c.person_id = ${personId}::uuid`.execute(tx);
  const moment = (name: keyof Since) => rows[0]?.[name]?.toISOString() ?? null;
  return {
    state: moment('state'),
    department: moment('department'),
    jobRank: moment('jobRank'),
    jobTitle: moment('jobTitle'),
  };
}
