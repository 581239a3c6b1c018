/** The jobs tray in the console's head. */
export const jobTray = async () => (await import('./parts/late-tray.tsx')).LateTray;

export { jobsKey } from './jobs-key.ts';
