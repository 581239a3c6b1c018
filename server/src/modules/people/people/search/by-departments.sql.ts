import { sql, type RawBuilder } from 'kysely';
import { chosen, isNarrowed, type PeopleSelection } from './selection.sql.ts';

/** Whether nothing but a department and all below it may leave few people of many. */
export function isByDepartments(selection: PeopleSelection): boolean {
  const { text, belowDepartment } = selection;
  return text === '' && Boolean(belowDepartment) && !isNarrowed({ ...selection, belowDepartment: undefined });
}

interface Found {
  /** What is read of `people p` beside the id. */
  readonly keys: RawBuilder<unknown>;
  /** So many of each share. */
  readonly limit: number;
}

/**
 * Those of the departments in `below (code)`: each department by its key, then each person who has a post there besides and belongs
 * elsewhere. As the steps are laid down, one plan is right for all companies and departments, and the statement need not be planned for
 * its values, which takes longer than to answer it.
 */
export function foundByDepartments(selection: PeopleSelection, { keys, limit }: Found): RawBuilder<unknown> {
  const { companyCode } = selection;
  const others = chosen({ ...selection, belowDepartment: undefined });
  const people = (which: RawBuilder<unknown>) => sql`lateral (
      select p.person_id, ${keys} from people p where ${others} and ${which} offset 0) person`;
  return sql`
    (select person.* from below cross join ${people(sql`p.department_code = below.code`)} limit ${limit})
    union all
    (select person.* from (
        select distinct posts.person_id from below cross join lateral (
          select c.person_id from concurrent_posts c
          where c.company_code = ${companyCode} and c.department_code = below.code offset 0) posts) besides
      cross join ${people(sql`p.person_id = besides.person_id and (p.department_code in (select code from below)) is not true`)}
      limit ${limit})`;
}
