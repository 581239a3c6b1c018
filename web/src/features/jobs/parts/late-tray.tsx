import { lazy, Suspense } from 'react';

const longestWaitMs = 2_000;

const JobTray = lazy(async () => {
  await untilIdle();
  // Without a network there is no tray until the page is loaded again, and the page stays.
  return {
    default: await import('./job-tray.tsx').then(
      (loaded) => loaded.JobTray,
      () => NoTray,
    ),
  };
});

function NoTray() {
  return null;
}

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
