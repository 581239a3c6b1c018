import { latePart } from '../../../kernel/pages/late-part.tsx';

const longestWaitMs = 2_000;

/** No section waits for the tray: it comes when the page has nothing else to do. */
export const LateTray = latePart(async () => {
  await untilIdle();
  return (await import('./job-tray.tsx')).JobTray;
});

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has learned it late.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, longestWaitMs);
  });
}
