import { itemCategoryLimits } from '@madang/contract/workplace/item-categories/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import { inCompany, type Tx } from '../../server/src/kernel/db/database.ts';
import { emblemsOf } from '../../server/src/modules/people/emblems/emblems.sql.ts';
import { heldBy } from '../../server/src/modules/people/emblems/grants.sql.ts';
import { itemCategoriesOf } from '../../server/src/modules/workplace/item-categories/item-categories.sql.ts';
import { categorisedItemsOf } from '../../server/src/modules/workplace/item-categories/uses.sql.ts';
import { aliasLines, pageOfAddresses } from '../../server/src/modules/workplace/shared-addresses/lists.sql.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import { addPerson } from '../kernel/people.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantPeople } from './planted-people.ts';

const rounds = 7;
const sizes = [100, 10_000] as const;
const bound = { max: 3 };
const emblems = 100;
const rowsPerPage = 50;
/** Times that a statement is asked in one round. */
const asked = 20;

interface List {
  readonly name: string;
  readonly product: RawBuilder<unknown>;
  readonly floor: RawBuilder<unknown>;
}

/** Emblems, shared addresses and categories at 100 and 10,000 rows: each list at most three times its bare statement. */
export async function measureSmallRooms(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const { companyCode, personId } = await addPerson(stage);
    await inCompany(stage.db, companyCode, (tx) => plant(tx, companyCode, size));
    await stage.vacuum();
    for (const list of listsOf(companyCode, personId))
      figures.push(await measure(stage, { companyCode, size, ...list }));
  }
  return figures;
}

async function measure(
  stage: Stage,
  { companyCode, size, name, product, floor }: List & { readonly companyCode: string; readonly size: number },
): Promise<Figure> {
  const timed = (statement: RawBuilder<unknown>) =>
    inCompany(stage.db, companyCode, async (tx) => {
      const begin = performance.now();
      for (let time = 0; time < asked; time += 1) await statement.execute(tx);
      return (performance.now() - begin) / asked;
    });
  const both = await interleave({ rounds, product: () => timed(product), floor: () => timed(floor) });
  return compare(`${name}, ${size} rows`, both, { of: (milliseconds) => milliseconds, unit: 'ms', bound });
}

function listsOf(companyCode: string, personId: string): List[] {
  const own = sql`company_code = ${companyCode}`;
  return [
    {
      name: 'emblems with their holders counted',
      product: emblemsOf(companyCode),
      floor: sql`
        select emblem_id, name, english_name, description, english_description, image_id, (
          select count(*) from emblem_grants g where g.company_code = e.company_code and g.emblem_id = e.emblem_id)
        from emblems e where ${own} order by name, emblem_id`,
    },
    {
      name: 'emblems of a person',
      product: heldBy({ companyCode, personId }),
      floor: sql`
        select e.emblem_id, e.name, e.image_id, g.granted_at from emblem_grants g join emblems e using (company_code, emblem_id)
        where ${own} and person_id = ${personId}::uuid order by granted_at`,
    },
    {
      name: 'shared addresses, first page',
      product: pageOfAddresses({ companyCode, term: '', limit: rowsPerPage, offset: 0 }),
      floor: sql`
        select s.shared_address_id, s.address, s.name, s.english_name, s.description, (
          select count(*) from shared_address_people a
          where a.company_code = s.company_code and a.shared_address_id = s.shared_address_id)
        from shared_addresses s where ${own} order by s.address limit ${rowsPerPage}`,
    },
    {
      name: 'alias table of shared addresses',
      product: aliasLines(companyCode, 'members'),
      floor: sql`
        select s.address, array_agg(p.login_id::text) from shared_addresses s
        left join shared_address_people a using (company_code, shared_address_id)
        left join people p on p.company_code = a.company_code and p.person_id = a.person_id
        where s.company_code = ${companyCode} and a.part = 'member' group by s.address order by s.address`,
    },
    {
      name: 'categories with their items counted',
      product: itemCategoriesOf(companyCode),
      floor: sql`
        select item_category_id, label, korean_title, english_title, (
          select count(*) from item_category_uses u
          where u.company_code = c.company_code and u.item_category_id = c.item_category_id)
        from item_categories c where ${own} and deleted_at is null order by label`,
    },
    {
      name: 'categories of links',
      product: categorisedItemsOf(companyCode, 'link', itemCategoryLimits.items),
      floor: sql`
        select item_id, array_agg(item_category_id) from item_category_uses
        where ${own} and item_kind = 'link' group by item_id order by item_id limit ${itemCategoryLimits.items}`,
    },
  ];
}

async function plant(tx: Tx, companyCode: string, size: number): Promise<void> {
  await plantPeople(tx, companyCode, { from: 1, until: size, departments: 0 });
  await plantEmblems(tx, companyCode);
  await plantAddresses(tx, companyCode, size);
  await plantCategories(tx, companyCode, size);
}

async function plantEmblems(tx: Tx, companyCode: string): Promise<void> {
  await sql`
    insert into emblems (company_code, name, image_id)
    select ${companyCode}, 'Emblem ' || n, gen_random_uuid() from generate_series(1, ${emblems}::integer) n`.execute(
    tx,
  );
  // One each, spread over all; those without a number are the people of the stage itself.
  await sql`
    insert into emblem_grants (company_code, person_id, emblem_id)
    select ${companyCode}, p.person_id, e.emblem_id
    from (select person_id, row_number() over (order by login_id) as place from people where company_code = ${companyCode}) p
    join (select emblem_id, row_number() over (order by name) as place from emblems where company_code = ${companyCode}) e
      on e.place = 1 + p.place % ${emblems}::integer`.execute(tx);
}

async function plantAddresses(tx: Tx, companyCode: string, size: number): Promise<void> {
  await sql`
    insert into shared_addresses (company_code, address, name)
    select ${companyCode}, 'room' || n || '.' || lower(${companyCode}) || '@rooms.example', 'Room ' || n
    from generate_series(1, ${size}::integer) n`.execute(tx);
  await sql`
    insert into shared_address_people (company_code, shared_address_id, part, person_id)
    select ${companyCode}, s.shared_address_id, part, p.person_id
    from (select shared_address_id, row_number() over (order by address) as place from shared_addresses
      where company_code = ${companyCode}) s
    join (select person_id, row_number() over (order by login_id) as place from people where company_code = ${companyCode}) p
      on p.place = s.place
    cross join unnest(array['member', 'owner']) part`.execute(tx);
}

async function plantCategories(tx: Tx, companyCode: string, size: number): Promise<void> {
  const { itemCategories } = itemCategoryLimits;
  await sql`
    insert into item_categories (company_code, label, item_kind, korean_title, english_title)
    select ${companyCode}, n, 'link', '분류 ' || n, 'Category ' || n from generate_series(1, ${itemCategories}::integer) n`.execute(
    tx,
  );
  await sql`
    insert into quick_links (company_code, korean_title, english_title, url, window_target, icon, sort_order)
    select ${companyCode}, '링크', 'Link', 'https://links.example/' || n, 'newTab', 'link', n
    from generate_series(1, ${size}::integer) n`.execute(tx);
  await sql`
    insert into item_category_uses (company_code, item_category_id, item_kind, item_id, link_id)
    select ${companyCode}, c.item_category_id, 'link', l.link_id::text, l.link_id
    from quick_links l join item_categories c on c.company_code = l.company_code
      and c.label = 1 + l.sort_order % ${itemCategories}::integer
    where l.company_code = ${companyCode}`.execute(tx);
}
