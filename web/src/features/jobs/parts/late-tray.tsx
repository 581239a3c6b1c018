import { lazy, Suspense } from 'react';

const longestWaitMs = 2_000;

const JobTray = lazy(async () => {
  await untilIdle();
  return { default: (await import('./job-tray.tsx')).JobTray };
});

/** No section waits for the tray: it comes when the page has nothing else to do. */
export function LateTray() {
  return (
    <Suspense fallback={null}>
      <JobTray />
    </Suspense>
  );
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has learned it late.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, longestWaitMs);
  });
}
