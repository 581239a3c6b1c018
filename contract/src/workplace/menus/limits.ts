export const menuLimits = {
  /** Menus and groups while a company is set up; lower menus do not count. */
  setUpMenus: 20,
  /** The same afterwards: what a home can show. */
  menus: 100,
  lowerMenus: 3,
  urlCharacters: 30,
  /** The specification's layout of a page in a group. */
  layout: 20_000,
} as const;
