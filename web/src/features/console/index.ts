export const needs = ['portal'];

/** The frame around every section, loaded with the first of them. */
export const consoleShell = async () => (await import('./shell.tsx')).ConsoleShell;

/** Asks before a form is left, in the frames of console and operator. */
export const leavingGuard = async () => (await import('./parts/leaving-guard.tsx')).LeavingGuard;

/** The words of the parts that sections are made of. */
export const sectionTextsInLanguage = async () => (await import('./parts/section-texts.tsx')).SectionTextsInLanguage;

export { leaveMenuCode, menuCodes, type MenuCode } from './menu-codes.ts';
