import { lazy } from 'react';

/** Hours that rights are bound to, as a list; with the page of rights. */
export const GrantWindows = lazy(async () => ({ default: (await import('./parts/grant-windows.tsx')).GrantWindows }));

export { useHoursText } from './hours-text.ts';
