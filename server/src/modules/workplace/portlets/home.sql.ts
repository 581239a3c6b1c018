import { homePortlets } from '@madang/contract/workplace/portlets/limits.ts';
import type { HomeColumn, PortletSize } from '@madang/contract/workplace/portlets/rules.ts';
import { sql, type RawBuilder } from 'kysely';
import { lockCompany } from '../../ground/companies/index.ts';
import type { Tx } from '../../../kernel/db/database.ts';

export interface HomePortlet {
  readonly kind: string;
  readonly boardNumber: number | null;
  readonly isShown: boolean;
  /** Null where the portlet stands in the column of its kind. */
  readonly column: HomeColumn | null;
  readonly size: PortletSize;
}

/** A list in SQL of the boards that no one sees: their portlets keep their places and stand nowhere in the meantime. */
export type RetiredBoards = RawBuilder<unknown>;

/** Returns the condition that a portlet in `table` shows something visible. */
function isAlive(table: string, retired: RetiredBoards): RawBuilder<boolean> {
  const board = sql.ref(`${table}.board_number`);
  return sql<boolean>`(${board} is null or ${board} not in (${retired}))`;
}

/**
 * An administrator's arrangement of the home, in order. Boards wait where there are more cards than a home shows; the
 * fixed cards stay.
 */
export function homePortletsOf(companyCode: string, retired: RetiredBoards): RawBuilder<HomePortlet> {
  return sql<HomePortlet>`
    select kind, "boardNumber", "isShown", "column", size from (
      select kind, board_number as "boardNumber", state = 'shown' as "isShown", home_column as "column",
        home_size as size, sort_order, portlet_number from portlets
      where company_code = ${companyCode} and state <> 'pending' and (state = 'shown' or kind <> 'board')
        and ${isAlive('portlets', retired)} and not exists (
          select from portlet_categories c
          where c.company_code = portlets.company_code and c.category_number = portlets.category_number and not c.is_active)
      order by kind = 'board', sort_order, portlet_number limit ${homePortlets}) p
    order by sort_order, portlet_number`;
}

/** The numbers of the boards among them, as a list in SQL. */
export function homeBoardNumbers(companyCode: string, retired: RetiredBoards): RawBuilder<unknown> {
  return sql`select "boardNumber" from (${homePortletsOf(companyCode, retired)}) h
    where "isShown" and "boardNumber" is not null`;
}

export async function boardsOnHome(tx: Tx, companyCode: string): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('portlets')
    .select('board_number')
    .where('company_code', '=', companyCode)
    .where('state', '=', 'shown')
    .where('board_number', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ board_number: number }) => (number === null ? [] : [number])));
}

interface ShownBoard {
  readonly boardNumber: number;
  readonly boardName: string;
  readonly englishBoardName: string;
}

/** Puts a board on the home, behind all that is there; one that is there keeps its place and takes the name. */
export async function showBoardOnHome(tx: Tx, companyCode: string, board: ShownBoard): Promise<void> {
  await sql`
    insert into portlets (company_code, kind, board_number, korean_title, english_title, state, sort_order)
    select ${companyCode}, 'board', ${board.boardNumber}::integer, ${board.boardName}, ${board.englishBoardName}, 'shown',
      coalesce(max(sort_order), 0) + 1 from portlets where company_code = ${companyCode}
    on conflict (company_code, board_number) do update
      set state = 'shown', korean_title = excluded.korean_title, english_title = excluded.english_title`.execute(tx);
}

export async function hideBoardFromHome(tx: Tx, companyCode: string, boardNumber: number): Promise<void> {
  await tx
    .updateTable('portlets')
    .set({ state: 'hidden' })
    .where('company_code', '=', companyCode)
    .where('board_number', '=', boardNumber)
    .execute();
}

export interface StoredPortlet {
  readonly portletNumber: number;
  readonly kind: string;
  readonly boardNumber: number | null;
  readonly koreanTitle: string;
  readonly englishTitle: string;
  readonly isShown: boolean;
  readonly column: HomeColumn | null;
  readonly size: PortletSize;
}

/** A board's portlet by its number, one that every home has by its kind. */
export function portletKeyOf({ kind, portletNumber }: Pick<StoredPortlet, 'kind' | 'portletNumber'>): string {
  return kind === 'board' ? String(portletNumber) : kind;
}

export async function selectPortlets(tx: Tx, companyCode: string, retired: RetiredBoards): Promise<StoredPortlet[]> {
  const { rows } = await sql<StoredPortlet>`
    select portlet_number as "portletNumber", kind, board_number as "boardNumber", korean_title as "koreanTitle",
      english_title as "englishTitle", state = 'shown' as "isShown", home_column as "column", home_size as size
    from portlets where company_code = ${companyCode} and state <> 'pending' and ${isAlive('portlets', retired)}
    order by sort_order, portlet_number`.execute(tx);
  return rows;
}

/** Locks the company, whose home is in one order, and adds the portlets of the product that the home does not have yet. */
export async function lockOwnPortlets(tx: Tx, companyCode: string, kinds: readonly string[]): Promise<void> {
  await lockCompany(tx, companyCode);
  await sql`
    insert into portlets (company_code, kind, korean_title, english_title, state, sort_order)
    select ${companyCode}, given.kind, '', '', 'shown', coalesce(last.sort_order, 0) + given.place
    from unnest(${kinds}::text[]) with ordinality as given(kind, place)
    cross join (select max(sort_order) as sort_order from portlets where company_code = ${companyCode}) last
    on conflict (company_code, kind) where kind <> 'board' do nothing`.execute(tx);
}

interface Arranged {
  /** The number of a board's portlet or the kind of another, as text. */
  readonly portletKey: string;
  readonly isShown: boolean;
  /** New column; absent: unchanged. */
  readonly column?: HomeColumn | undefined;
  readonly size?: PortletSize | undefined;
}

/** The named portlets in this order before all others, shown or hidden, in their columns; how many of them there are. */
export async function arrangePortletRows(
  tx: Tx,
  companyCode: string,
  { portlets, retired }: { readonly portlets: readonly Arranged[]; readonly retired: RetiredBoards },
): Promise<number> {
  const keys = portlets.map(({ portletKey }) => portletKey);
  const shown = portlets.map(({ isShown }) => isShown);
  const columns = portlets.map(({ column }) => column ?? null);
  const sizes = portlets.map(({ size }) => size ?? null);
  const { rows } = await sql<{ isNamed: boolean }>`
    update portlets p set
      sort_order = coalesce(w.place::integer, p.sort_order + ${keys.length}::integer),
      state = case when w.is_shown is null then p.state when w.is_shown then 'shown' else 'hidden' end,
      home_column = coalesce(w.home_column, p.home_column), home_size = coalesce(w.home_size, p.home_size)
    from portlets q
    left join (
      select * from unnest(${keys}::text[], ${shown}::boolean[], ${columns}::text[], ${sizes}::text[])
        with ordinality as g(portlet_key, is_shown, home_column, home_size, place)) w
      on w.portlet_key = case when q.kind = 'board' then q.portlet_number::text else q.kind end
        and ${isAlive('q', retired)}
    where p.company_code = ${companyCode} and p.state <> 'pending'
      and q.company_code = p.company_code and q.portlet_number = p.portlet_number
    returning w.place is not null as "isNamed"`.execute(tx);
  return rows.filter(({ isNamed }) => isNamed).length;
}
