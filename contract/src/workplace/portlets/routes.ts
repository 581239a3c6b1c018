import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { boardNumber } from '../boards/post-rules.ts';
import { route } from '../../kernel/route.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { formMaxLength, maxLength, rule } from '../../kernel/rules.ts';
import { requiredNumber, success } from '../../kernel/wire.ts';
import { orderedPortlets } from './limits.ts';
import { categoryForm, hasSizes, homeColumns, ownPortlets, portletNumber, portletSizes } from './rules.ts';

export const portletKinds = ['board', ...ownPortlets] as const;

/** A board's portlet by its number, one that every home has by its kind. */
const portletKey = z.string().check(
  maxLength(formMaxLength),
  rule<string>('CO400', (key) => /^[1-9]\d{0,9}$/.test(key) || ownPortlets.some((kind) => kind === key)),
);

const portletRow = z.strictObject({
  portletKey,
  kind: z.enum(portletKinds),
  koreanTitle: z.string(),
  englishTitle: z.string(),
  boardNumber: z.nullable(boardNumber),
  isShown: z.boolean(),
  /** Null of a board: its posts are in the feed. */
  column: z.nullable(z.enum(homeColumns)),
  size: z.enum(portletSizes),
});
export type PortletRow = z.output<typeof portletRow>;

const categoryRow = z.strictObject({
  categoryNumber: z.number(),
  koreanTitle: z.string(),
  englishTitle: z.string(),
  isActive: z.boolean(),
  portletCount: z.number(),
});
export type CategoryRow = z.output<typeof categoryRow>;

const path = '/api/v1/admin/portlets';

/** Everything that can stand on the company's home, in its order, with how much of it a home shows. */
export const listPortlets = route({
  method: 'GET',
  path,
  answer: listOf(portletRow, { homePortlets: z.number(), categories: z.array(categoryRow) }),
});

/** A portlet in its place; without a column or a size it keeps those that it has. */
const placed = z
  .strictObject({
    portletKey,
    isShown: z.boolean(),
    column: z.optional(z.enum(homeColumns)),
    size: z.optional(z.enum(portletSizes)),
  })
  .check(
    rule<{ portletKey: string; column?: string | undefined; size?: string | undefined }>('CO400', (portlet) => {
      const own = ownPortlets.find((kind) => kind === portlet.portletKey);
      if (own === undefined) return portlet.column === undefined && portlet.size === undefined;
      return hasSizes(own) || portlet.size !== 'small';
    }),
  );
export type PlacedPortlet = z.output<typeof placed>;

const portlets = z.array(placed).check(
  z.minLength(1),
  z.maxLength(orderedPortlets),
  distinct<{ portletKey: string }>(({ portletKey: key }) => key),
);

export const portletArrangement = z.strictObject({ portlets, expected: z.optional(portlets) });

/** The order of the home, what is on it and in which column. `expected`: what the caller saw; anything else by now is not overwritten. */
export const arrangePortlets = route({
  method: 'PUT',
  path,
  body: portletArrangement,
  answer: success,
});

/** Renames a category of portlets, or switches it off: the home shows nothing of it then. */
export const changeCategory = route({
  method: 'PUT',
  path: '/api/v1/admin/portlet-categories/{categoryNumber}',
  params: z.strictObject({ categoryNumber: requiredNumber(portletNumber) }),
  body: categoryForm,
  answer: success,
});
