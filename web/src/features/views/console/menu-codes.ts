/** The sections that the set-up wizard's shortcut tiles open (WIZ-14). */
export const menuCodes = ['RANK', 'DEPT', 'EMP', 'BOARD', 'MENU', 'QUICKLINK', 'APPROVAL', 'ANNIV'] as const;
export type MenuCode = (typeof menuCodes)[number];

const key = 'initialMenuCode';

/** Leaves the section that the console, opened in another window, is to begin in. */
export function leaveMenuCode(code: MenuCode): void {
  localStorage.setItem(key, code);
}

/** Returns and removes the stored menu code, so the next console opens at its start page. */
export function takeMenuCode(): string | null {
  const code = localStorage.getItem(key);
  if (code !== null) localStorage.removeItem(key);
  return code;
}
