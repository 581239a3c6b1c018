import type { PlacedPortlet } from '@madang/contract/workplace/portlets/routes.ts';
import { hasSizes, type HomeColumn, ownPortletOf, usualColumn } from '@madang/contract/workplace/portlets/rules.ts';
import { portletKeyOf, type StoredPortlet } from '../../workplace/portlets/index.ts';

/** The column in which a portlet of every home stands; null of a board, whose posts are in the feed. */
export function columnOf({ kind, column }: { readonly kind: string; readonly column: HomeColumn | null }) {
  const own = ownPortletOf(kind);
  return own === undefined ? null : (column ?? usualColumn[own]);
}

/** A stored portlet as an arrangement names it. */
export function placedPortlet(stored: StoredPortlet): PlacedPortlet {
  const column = columnOf(stored);
  const own = ownPortletOf(stored.kind);
  return {
    portletKey: portletKeyOf(stored),
    isShown: stored.isShown,
    ...(column !== null && { column }),
    ...(own !== undefined && hasSizes(own) && { size: stored.size }),
  };
}
