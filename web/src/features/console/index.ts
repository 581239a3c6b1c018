export const needs = ['portal'];

/** The frame around every room, loaded with the first of them. */
export const consoleShell = async () => (await import('./shell.tsx')).ConsoleShell;

/** Asks before a form is left, in the frames of console and operator. */
export const leavingGuard = async () => (await import('./parts/leaving-guard.tsx')).LeavingGuard;

/** The words of the parts that rooms are made of. */
export const roomWords = async () => (await import('./parts/room-words.tsx')).RoomWords;

export { leaveMenuCode, menuCodes, type MenuCode } from './menu-codes.ts';
