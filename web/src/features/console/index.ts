import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/console', area: 'console', page: async () => (await import('./pages/start.tsx')).StartPage },
  { path: '/console/api', area: 'console', page: async () => (await import('./pages/calls.tsx')).CallsPage },
];

/** The frame around every room, loaded with the first of them. */
export const consoleShell = async () => (await import('./shell.tsx')).ConsoleShell;

/** Asks before a form is left, in the frames of console and operator. */
export const leavingGuard = async () => (await import('./parts/leaving-guard.tsx')).LeavingGuard;

/** The words of the parts that rooms are made of. */
export const roomWords = async () => (await import('./parts/room-words.tsx')).RoomWords;

export { leaveMenuCode, menuCodes, type MenuCode } from './menu-codes.ts';
