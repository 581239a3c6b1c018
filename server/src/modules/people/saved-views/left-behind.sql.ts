import { sql } from 'kysely';
import type { LeftBehind, LeftBehindSource } from '../../../platform/contributions.ts';

/** USR-01: views that a person shares; without an owner they stay shared, as after a closed account. */
export const sharedViewsLeft: LeftBehindSource = {
  kind: 'savedViews',
  mayEnd: true,
  needs: 'saved-views.change',
  thingsOf: ({ companyCode, personId }) => sql<LeftBehind>`
    select saved_view_id as "thingId", name, name as "englishName", null as "sharedWith" from saved_views
    where company_code = ${companyCode} and person_id = ${personId}::uuid and is_shared order by name collate "C"`,
  handOver: ({ thingId, ...people }) => ({ name: 'hand-over-saved-view', input: { savedViewId: thingId, ...people } }),
};
