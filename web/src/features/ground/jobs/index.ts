export const needs = ['run-titles'];

/** The jobs tray in the console's head, and where its runs have pages of their own. */
export { LateTray } from './parts/late-tray.tsx';
export { runsPath, workPageTitle } from './page-titles.ts';
