import { useEffect, useState } from 'react';
import { JobTray } from './job-tray.tsx';

const longestWaitMs = 2_000;

/** No section waits for the tray: it comes, and asks, when the page has nothing else to do. */
export function LateTray() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const come = () => setTime(true);
    // Safari has learned it late.
    if ('requestIdleCallback' in window) {
      const asked = requestIdleCallback(come, { timeout: longestWaitMs });
      return () => cancelIdleCallback(asked);
    }
    const waited = setTimeout(come, longestWaitMs);
    return () => clearTimeout(waited);
  }, []);
  return isTime && <JobTray />;
}
