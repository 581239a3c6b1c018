/** The jobs tray in the console's head. */
export const jobTray = async () => (await import('./parts/late-tray.tsx')).LateTray;
