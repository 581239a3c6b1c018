export const needs = ['jobs', 'portal'];

/** What stands around every section of console and operator, loaded as one with the first of them. */
export const consoleFrame = () => import('./frame.ts');

export { leaveMenuCode, menuCodes, type MenuCode } from './menu-codes.ts';
