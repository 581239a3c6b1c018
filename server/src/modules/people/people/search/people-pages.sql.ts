import { sql, type RawBuilder } from 'kysely';
import { employeesCountedUpTo } from '@madang/contract/people/people/limits.ts';
import { pipeline, type Tx } from '../../../../kernel/db/database.ts';
import { plannedForValues } from '../../../../kernel/db/plans/planned-for-values.ts';
import { columns, type StoredPerson } from '../people-list.sql.ts';
import { isFrom } from './anchors.sql.ts';
import {
  areFew,
  departmentParts,
  foundByDepartments,
  hasDepartments,
  isByDepartments,
  partsOfWay,
} from './by-departments.sql.ts';
import type { FarPages } from './far-pages.ts';
import { directionOf, isIndexed, orderColumns, type PeopleOrder } from './orders.sql.ts';
import { type DepartmentShare, hasShares } from './departments.sql.ts';
import { PackedIds } from './packed-ids.ts';
import { chosen, idsOfFound, isNarrowed, type PeopleSelection } from './selection.sql.ts';

export type { PeopleOrder } from './orders.sql.ts';

export interface PagePlace {
  /** Orders: by the first, then by the next. */
  readonly orders: readonly [PeopleOrder, ...PeopleOrder[]];
  readonly offset: number;
  readonly limit: number;
  /** Absent: nothing is remembered of the list. */
  readonly farPages?: FarPages;
}

export interface PeoplePage {
  readonly people: StoredPerson[];
  /** Number of people of the selection; for many, one more than are counted. */
  readonly count: number;
}

const countedUpTo = employeesCountedUpTo;
/** More at once is a file: with a plan for any number of rows it takes fifty times as long. */
const longestPage = 1_000;

/**
 * Page of a selection with its count. Few people are found by indexes, sorted and counted; many are read along the
 * order's index.
 */
export async function readPeople(tx: Tx, selection: PeopleSelection, place: PagePlace): Promise<PeoplePage> {
  if (place.farPages?.isMany(selection)) return walkOn(tx, selection, place);
  const found = await readAnew(tx, selection, place);
  if (found.count > countedUpTo) place.farPages?.countMany(selection);
  return found;
}

async function readAnew(tx: Tx, selection: PeopleSelection, place: PagePlace): Promise<PeoplePage> {
  const narrowed = isNarrowed(selection);
  if (selection.text !== '') {
    const { page, isWhole } = await readFew(tx, selection, place, 'index');
    if (isWhole) return page;
    if (!narrowed || page.count > countedUpTo) return walkOn(tx, selection, place);
  }
  if (narrowed) {
    const { page, isWhole } = await readFew(tx, selection, place, 'rows');
    return isWhole ? page : walkOn(tx, selection, place);
  }
  const [count, people] = await pipeline([countPeople(tx, selection, countedUpTo), walk(tx, selection, place)]);
  return { count, people };
}

async function walkOn(tx: Tx, selection: PeopleSelection, place: PagePlace): Promise<PeoplePage> {
  return { count: countedUpTo + 1, people: await walk(tx, selection, place) };
}

interface Few {
  readonly page: PeoplePage;
  /** Neither more people are named by the text nor more are selected than are looked at. */
  readonly isWhole: boolean;
}

type FewRow = StoredPerson & { readonly foundCount: number; readonly soughtCount: number; readonly hasPerson: boolean };

async function readFew(
  tx: Tx,
  selection: PeopleSelection,
  { orders, offset, limit }: PagePlace,
  by: 'index' | 'rows',
): Promise<Few> {
  const keys = sql.join(
    orders.map(({ by: column }, index) => sql`${orderColumns[column]} as ${sql.ref(`key${index}`)}`),
  );
  const terms = orders.map(({ descending }, index) => sql`${sql.ref(`key${index}`)} ${directionOf(descending)}`);
  // By a text alone the plan for any values is right too, and planning takes as long as the search.
  const isByTextAlone = by === 'index' && !isNarrowed(selection);
  const isPlain = (isByTextAlone || isByDepartments(selection)) && limit <= longestPage;
  const { rows } = await sql<FewRow>`${isPlain ? sql`` : plannedForValues}
    with ${sql.join([...departmentParts(selection), ...(by === 'rows' ? inRows(selection, keys) : byIndex(selection, keys))])},
    page as (select * from found order by ${sql.join(terms)}, person_id ${lastDirection(orders)} offset ${offset} limit ${limit})
    select (select count(*)::integer from found) as "foundCount", (select cardinality(ids) from sought) as "soughtCount",
      page.person_id is not null as "hasPerson", person.*
    from (select) one left join page on true
    left join lateral (
      select ${columns} from people p where p.company_code = ${selection.companyCode} and p.person_id = page.person_id
      ${isPlain ? sql`offset 0` : sql``}) person on true
    order by ${sql.join(terms)}, page.person_id ${lastDirection(orders)}`.execute(tx);
  const { foundCount = 0, soughtCount = 0 } = rows[0] ?? {};
  const people = rows.flatMap(({ foundCount: _found, soughtCount: _sought, hasPerson, ...person }) =>
    hasPerson ? [person as StoredPerson] : [],
  );
  return { page: { people, count: foundCount }, isWhole: Math.max(foundCount, soughtCount) <= countedUpTo };
}

const most = countedUpTo + 1;

/** The parts `sought` and `found` of a statement that finds people by any condition but a text's index. */
function inRows(selection: PeopleSelection, keys: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const found = (share?: DepartmentShare) => sql`(select p.person_id, ${keys} from people p
    where ${chosen(selection, { ...partsOfWay(selection), share })} ${unlessFew(selection)} limit ${most})`;
  const all = isByDepartments(selection)
    ? foundByDepartments(selection, { keys, limit: most })
    : sql`${eachShare(selection, found)} ${fewByDepartments(selection, { keys, limit: most })}`;
  return [sql`sought as materialized (select '{}'::uuid[] as ids)`, sql`found as materialized (${all})`];
}

/** The same by the index of a text; where departments leave few people, these are looked at in its place. */
function byIndex(selection: PeopleSelection, keys: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const ids = sql`array(${idsOfFound(selection, countedUpTo)})`;
  const sought = hasDepartments(selection) ? sql`case when ${areFew} then '{}'::uuid[] else ${ids} end` : ids;
  const found = sql<boolean>`p.person_id = any((select ids from sought)::uuid[])`;
  const way = { ...partsOfWay(selection), found, isWalk: true };
  return [
    sql`sought as materialized (select ${sought} as ids)`,
    sql`found as materialized ((select p.person_id, ${keys} from people p where ${chosen(selection, way)} limit ${most})
      ${fewByDepartments(selection, { keys, limit: most })})`,
  ];
}

/** Leaves few people of departments to `fewByDepartments`. */
function unlessFew(selection: PeopleSelection): RawBuilder<unknown> {
  return hasDepartments(selection) ? sql`and not ${areFew}` : sql``;
}

function fewByDepartments(
  selection: PeopleSelection,
  found: { readonly keys: RawBuilder<unknown>; readonly limit: number | null },
): RawBuilder<unknown> {
  if (!hasDepartments(selection)) return sql``;
  return sql`union all ${foundByDepartments(selection, { ...found, gate: areFew })}`;
}

/** Reads a page by the order's index alone from the nearest known place, so late pages cost no more than the first. */
async function walk(tx: Tx, selection: PeopleSelection, place: PagePlace): Promise<StoredPerson[]> {
  const { orders, offset, limit, farPages } = place;
  const [first, ...others] = orders;
  const isFound = others.length === 0 && isIndexed(first);
  const anchor = isFound ? farPages?.before(selection, first, offset) : undefined;
  const asked = chosen(selection, { ...partsOfWay(selection), isWalk: true });
  const terms = orders.map(({ by: each, descending: down }) => sql`${orderColumns[each]} ${directionOf(down)}`);
  const order = sql`${sql.join(terms)}, p.person_id ${lastDirection(orders)}`;
  const { by, descending } = first;
  const column = orderColumns[by];
  const known = anchor ? sql`and ${isFrom(first, anchor)}` : sql``;
  const start = sql`and (${column}, p.person_id) ${descending ? sql`<=` : sql`>=`}
    (select ${column}, p.person_id from people p where ${asked} ${known}
     order by ${order} offset ${offset - (anchor?.offset ?? 0)} limit 1)`;
  const { rows } = await sql<StoredPerson>`${withParts(selection)}
    select ${columns} from people p where ${asked} ${isFound && offset > 0 ? start : sql``}
    order by ${order} offset ${isFound ? 0 : offset} limit ${limit}`.execute(tx);
  // Fewer people than a moment ago: the end of the list stands before where it was.
  if (rows.length === 0 && anchor) return walk(tx, selection, { orders, offset, limit });
  return rows;
}

/** People of one name stand in the direction of the order, which its index has. */
function lastDirection(orders: PagePlace['orders']): RawBuilder<unknown> {
  return directionOf(orders.at(-1)?.descending === true);
}

/** The people of a page alone, for a list that counts in another way or not at all. */
export async function selectPeople(
  tx: Tx,
  selection: PeopleSelection,
  { order, ...place }: { readonly order: PeopleOrder; readonly offset: number; readonly limit: number },
): Promise<StoredPerson[]> {
  return (await readPeople(tx, selection, { ...place, orders: [order] })).people;
}

/** Everyone of a selection in its order, by their ids alone: what goes through all of them reads them by and by. */
export async function selectPersonIds(tx: Tx, selection: PeopleSelection, order: PeopleOrder): Promise<PackedIds> {
  const direction = directionOf(order.descending);
  // One value: a row for each would take many times its room while they are read.
  const { rows } = await sql<{ ids: Buffer | null }>`${withParts(selection)}
    select string_agg(uuid_send(person_id), ''::bytea order by key ${direction}, person_id ${direction}) as ids
    from (${foundAll(selection, { keys: sql`${orderColumns[order.by]} as key`, limit: null })}) found`.execute(tx);
  return new PackedIds(rows[0]?.ids ?? Buffer.alloc(0));
}

/** `upTo`: as many are counted and one more, which says that there are more. */
export async function countPeople(tx: Tx, selection: PeopleSelection, upTo?: number): Promise<number> {
  const limit = upTo === undefined ? null : upTo + 1;
  const { rows } = await sql<{ count: number }>`${withParts(selection)}
    select count(*)::integer as count from (${foundAll(selection, { limit })}) found`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface AllFound {
  /** Columns of `people p` that are read beside the id; absent: nothing is needed but the rows. */
  readonly keys?: RawBuilder<unknown>;
  /** Limit of each share; null: all. */
  readonly limit: number | null;
}

/** All people of a selection, each once, in a statement that begins with `withParts`. */
function foundAll(selection: PeopleSelection, { keys, limit }: AllFound): RawBuilder<unknown> {
  const read = { keys: keys ?? sql`null`, limit };
  if (selection.text === '' && isByDepartments(selection)) return foundByDepartments(selection, read);
  const isByText = selection.text !== '';
  const isFound = sql<boolean>`p.person_id = any(array(${idsOfFound(selection)}))`;
  const way = { ...partsOfWay(selection), ...(isByText && { isWalk: true, found: isFound }) };
  const columnsRead = keys || hasDepartments(selection) ? sql`p.person_id, ${read.keys}` : sql``;
  const found = (share?: DepartmentShare) => sql`(select ${columnsRead} from people p
    where ${chosen(selection, { ...way, share })} ${unlessFew(selection)} limit ${limit}::bigint)`;
  return sql`${isByText ? found() : eachShare(selection, found)} ${fewByDepartments(selection, read)}`;
}

/** The departments of a selection before a statement that has no other parts. */
function withParts(selection: PeopleSelection): RawBuilder<unknown> {
  const parts = departmentParts(selection);
  return parts.length === 0 ? sql`` : sql`with ${sql.join(parts)}`;
}

/** People of a department by its two indexes, one after the other: no one is in both shares. */
function eachShare(selection: PeopleSelection, found: (share?: DepartmentShare) => RawBuilder<unknown>) {
  return hasShares(selection) ? sql`${found('own')} union all ${found('besides')}` : found();
}
