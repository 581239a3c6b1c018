import { sql, type RawBuilder } from 'kysely';
import type { Target } from '../operations/outcome.ts';

/** Name of a deleted thing at the time of its deletion. */
export interface CalledThing extends Target {
  readonly name: string;
  readonly englishName: string;
}

/** Returns the names of deleted things from the audit rows of their deletion; things without such a row are omitted. */
export function calledOf(companyCode: string, targets: readonly Target[]): RawBuilder<CalledThing> {
  const [kinds, ids] = [targets.map(({ kind }) => kind), targets.map(({ id }) => id)];
  return sql<CalledThing>`
    select wanted.kind, wanted.id, gone.called ->> 'name' as name, gone.called ->> 'englishName' as "englishName"
    from unnest(${kinds}::text[], ${ids}::text[]) wanted(kind, id) cross join lateral (
      select a.detail -> 'called' as called from audit_log a
      where a.company_code = ${companyCode} and a.target_kind = wanted.kind and a.target_id = wanted.id and a.detail ? 'called'
      order by a.occurred_at desc, a.audit_id desc limit 1) gone`;
}
