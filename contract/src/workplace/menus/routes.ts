import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { success } from '../../kernel/wire.ts';
import { menuLimits } from './limits.ts';
import { menuChange, menuInput, menuKinds, menuService, windowTargets } from './rules.ts';
import { storedId } from '../../kernel/rules.ts';

const menuId = storedId;
export const oneMenu = z.strictObject({ menuId });
const menuIds = z.array(menuId).check(z.minLength(1), z.maxLength(menuLimits.menus), distinct<string>());
const menusPath = '/api/v1/menus';

const lowerMenuRow = z.strictObject({
  koreanTitle: z.string(),
  englishTitle: z.string(),
  url: z.string(),
  windowTarget: z.enum(windowTargets),
  service: menuService,
});

export const menuRow = z.strictObject({
  menuId,
  kind: z.enum(menuKinds),
  koreanTitle: z.string(),
  englishTitle: z.string(),
  url: z.string(),
  windowTarget: z.enum(windowTargets),
  isActive: z.boolean(),
  service: menuService,
  lowerMenus: z.array(lowerMenuRow),
});
export type MenuRow = z.output<typeof menuRow>;

/** Every menu and group of the company in its order, with how many it may have. */
export const listMenus = route({
  method: 'GET',
  path: menusPath,
  answer: listOf(menuRow, { limit: z.number(), can: canOf(['create']) }),
});

export const createMenu = route({
  method: 'POST',
  path: menusPath,
  body: menuInput,
  answer: z.strictObject({ menuId }),
});

export const changeMenu = route({
  method: 'PUT',
  path: `${menusPath}/{menuId}`,
  params: oneMenu,
  body: menuChange,
  answer: success,
});

export const deleteMenu = route({
  method: 'DELETE',
  path: `${menusPath}/{menuId}`,
  params: oneMenu,
  answer: success,
});

export const menuOrder = z.strictObject({ menuIds, expected: z.optional(menuIds) });

/** New order; menus added since keep their place at the end. `expected`: the order that the caller saw. */
export const orderMenus = route({
  method: 'PUT',
  path: '/api/v1/menu-order',
  body: menuOrder,
  answer: success,
});

/** Lists the pages available for a group's lower menus: the company's own menus, then the suite's pages. */
export const listMenuPages = route({
  method: 'GET',
  path: '/api/v1/menu-pages',
  answer: listOf(z.strictObject({ ...lowerMenuRow.shape, isOwn: z.boolean() })),
});
