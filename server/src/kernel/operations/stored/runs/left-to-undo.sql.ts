import { sql } from 'kysely';

/** Days in which a run can be taken back as a whole, and in which its rows are kept. */
export const undoDays = 7;

const isRecent = (endedAt: string) =>
  sql<boolean>`${sql.ref(endedAt)} > app_now() - make_interval(days => ${undoDays})`;

/** Condition of a planned change `p` that can be taken back: it waits, or the run of its day has a step left that does. */
export const isPlanLeft = sql<boolean>`(p.state = 'waiting' or exists (
  select from run_rows w join row_runs d on d.company_code = w.company_code and d.run_id = w.run_id
  where w.company_code = p.company_code and w.plan_id = p.plan_id and w.step is not null and ${isRecent('d.ended_at')}))`;

/** Condition of a run `r` that planned changes for a day. */
const hasPlanned = sql<boolean>`exists (
  select from plans p where p.company_code = r.company_code and p.planned_by = r.run_id)`;

/** Condition of a run `r` that can be taken back: over, with something left of it, and no other undo of it at work. */
export const canBeTakenBack = sql<boolean>`(r.state in ('done', 'cancelled', 'stopped') and r.undo_of is null
  and not exists (select from row_runs u
    where u.company_code = r.company_code and u.undo_of = r.run_id and u.ended_at is null)
  and case when ${hasPlanned} then exists (select from plans p
      where p.company_code = r.company_code and p.planned_by = r.run_id and ${isPlanLeft})
    else ${isRecent('r.ended_at')} and exists (select from run_rows w
      where w.company_code = r.company_code and w.run_id = r.run_id and w.step is not null) end)`;
