/** The jobs tray in the console's head. */
export { LateTray } from './parts/late-tray.tsx';
