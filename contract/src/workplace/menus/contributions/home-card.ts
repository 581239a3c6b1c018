import * as z from 'zod/mini';
import { menuKinds, windowTargets } from '../rules.ts';

/** A menu or a lower one; over the whole screen it opens as a window of its own. */
const menuLink = {
  koreanTitle: z.string(),
  englishTitle: z.string(),
  url: z.string(),
  windowTarget: z.enum(windowTargets),
  isFullScreen: z.boolean(),
};

const menu = z.strictObject({
  ...menuLink,
  menuId: z.uuid(),
  kind: z.enum(menuKinds),
  lowerMenus: z.array(z.strictObject(menuLink)),
});
export type HomeMenu = z.output<typeof menu>;

export const menuHomeCard = { menus: z.array(menu) };
