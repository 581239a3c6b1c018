import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import { layoutOf } from './list-layouts.sql.ts';

/** The views that a person saved. */
export const savedViewData: readonly OwnDataSection[] = [
  {
    name: 'savedViews',
    tables: ['saved_views'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select name, query, is_shared as "isShared", created_at as "createdAt" from saved_views
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by created_at, saved_view_id`,
    ),
  },
  {
    name: 'listLayout',
    tables: ['list_layouts'],
    read: ownRows(layoutOf),
  },
];
