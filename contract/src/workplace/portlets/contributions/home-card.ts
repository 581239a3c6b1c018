import * as z from 'zod/mini';
import { boardNumber } from '../../boards/post-rules.ts';
import { homeColumns, ownPortlets, portletSizes } from '../rules.ts';

/** A board whose posts are in the feed. */
const boardPortlet = z.strictObject({
  kind: z.literal('board'),
  boardNumber,
  koreanTitle: z.string(),
  englishTitle: z.string(),
});

const ownPortlet = z.strictObject({
  kind: z.enum(ownPortlets),
  column: z.enum(homeColumns),
  size: z.enum(portletSizes),
});
export type OwnPortletPlace = z.output<typeof ownPortlet>;

/** Portlets in the company's order. */
const shownPortlets = z.array(z.discriminatedUnion('kind', [boardPortlet, ownPortlet]));
export type ShownPortlets = z.output<typeof shownPortlets>;

export const portletHomeCard = { portlets: shownPortlets };
