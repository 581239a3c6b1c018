/** The jobs tray in the console's head, and what its runs are called on pages of their own. */
export { LateTray } from './parts/late-tray.tsx';
export { runAddress, runsPath, workPageTitle } from './page-titles.ts';
export { useRunPace } from './run-pace.ts';
export { useRunTitle } from './run-title.ts';
