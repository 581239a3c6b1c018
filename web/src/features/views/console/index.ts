export const needs = ['jobs', 'portal'];

/** Loads the frame of every console and operator section, as one file with the first section opened. */
export const consoleFrame = () => import('./frame.ts');

export { leaveMenuCode, menuCodes, type MenuCode } from './menu-codes.ts';
export { newsEntries } from './news/news.ts';
export { knownItems, settingItems, themeItems, wordedItems } from './parts/palette-items.ts';
