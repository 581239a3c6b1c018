import { emblemImageAddress, type EmblemMark } from '@madang/contract/people/emblems/marks.ts';
import { type RawBuilder, sql } from 'kysely';

const [before, between] = emblemImageAddress(':id:', ':id:').split(':id:');

/** Emblems of the person whose id is in a column, as a part of another module's statement. */
export function emblemMarksOf(companyCode: string, personId: RawBuilder<unknown>): RawBuilder<EmblemMark[]> {
  return sql<EmblemMark[]>`(
    select coalesce(json_agg(json_build_object('emblemId', e.emblem_id, 'emblemName', e.name,
      'englishEmblemName', e.english_name, 'imageAddress', ${before}::text || e.emblem_id || ${between}::text || e.image_id)
      order by g.granted_at, g.place), '[]')
    from emblem_grants g join emblems e on e.company_code = g.company_code and e.emblem_id = g.emblem_id
    where g.company_code = ${companyCode} and g.person_id = ${personId})`;
}
