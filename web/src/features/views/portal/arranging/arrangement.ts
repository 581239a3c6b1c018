import type { PortletRow } from '@madang/contract/workplace/portlets/routes.ts';
import {
  hasSizes,
  type HomeColumn,
  type OwnPortlet,
  ownPortlets,
  type PortletSize,
} from '@madang/contract/workplace/portlets/rules.ts';

/** A portlet of every home, in its place. */
export interface Piece {
  readonly kind: OwnPortlet;
  readonly isShown: boolean;
  readonly column: HomeColumn;
  readonly size: PortletSize;
}

/** All of them in their order; each column has those that name it. */
export type Arrangement = readonly Piece[];

/** Returns the portlets that the console lists, without the boards, because the feed shows their posts. */
export function arrangementOf(rows: readonly PortletRow[]): Arrangement {
  return rows.flatMap(({ kind, isShown, column, size }) => {
    const own = ownPortlets.find((each) => each === kind);
    return own !== undefined && column !== null ? [{ kind: own, isShown, column, size }] : [];
  });
}

/** Returns the places as the call names them; the feed has no size of its own. */
export function placesOf(arrangement: Arrangement) {
  return arrangement.map(({ kind, isShown, column, size }) => ({
    portletKey: kind,
    isShown,
    column,
    ...(hasSizes(kind) && { size }),
  }));
}

export function shownIn(arrangement: Arrangement, column: HomeColumn): Arrangement {
  return arrangement.filter((piece) => piece.isShown && piece.column === column);
}

/** One portlet otherwise than it was, in the place that it had. */
export function changed(arrangement: Arrangement, kind: OwnPortlet, change: Partial<Piece>): Arrangement {
  return arrangement.map((piece) => (piece.kind === kind ? { ...piece, ...change } : piece));
}

/** One portlet in a column before another one, or at its end. */
export function movedTo(
  arrangement: Arrangement,
  kind: OwnPortlet,
  column: HomeColumn,
  before?: OwnPortlet,
): Arrangement {
  const piece = arrangement.find((each) => each.kind === kind);
  if (!piece || before === kind) return arrangement;
  const others = arrangement.filter((each) => each !== piece);
  const place = before === undefined ? others.length : others.findIndex((each) => each.kind === before);
  return others.toSpliced(place, 0, { ...piece, column });
}

/** One portlet a place up or down in its column; at the end of it everything stays. */
export function movedBy(arrangement: Arrangement, kind: OwnPortlet, by: -1 | 1): Arrangement {
  const column = arrangement.find((piece) => piece.kind === kind)?.column ?? 'main';
  const kinds = shownIn(arrangement, column).map((piece) => piece.kind);
  const to = kinds.indexOf(kind) + by;
  if (to < 0 || to >= kinds.length) return arrangement;
  return movedTo(arrangement, kind, column, by === -1 ? kinds[to] : kinds[to + 1]);
}
