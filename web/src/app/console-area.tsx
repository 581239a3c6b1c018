import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { consoleShell, leavingGuard, roomWords } from '../features/console/index.ts';
import { jobTray } from '../features/jobs/index.ts';
import { addTexts } from '../kernel/i18n.ts';
import { RoomsContext } from '../kernel/rooms/rooms.ts';
import { HeadTools, PortalFrame } from './app-frame.tsx';
import { LegalLinks } from './public-shell.tsx';

/** The console's frame with its rooms and its texts, which the portal does without. */
export async function openConsole(queries: QueryClient) {
  const [Shell, rooms] = await Promise.all([consoleShell(), beginRooms(queries), readConsoleTexts()]);
  const tray = (
    <Suspense fallback={null}>
      <JobTray />
    </Suspense>
  );
  return {
    default: () => <Shell rooms={rooms} tray={tray} tools={<HeadTools place="console" />} legal={<LegalLinks />} />,
  };
}

/** No room waits for the tray: it comes when the page has nothing else to do. */
const JobTray = lazy(async () => {
  await untilIdle();
  return { default: await jobTray() };
});

const longestWaitMs = 2_000;

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has learned it late.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, longestWaitMs);
  });
}

async function beginRooms(queries: QueryClient) {
  const { beginRoom, rooms } = await import('../features/rooms.ts');
  void beginRoom(queries);
  return rooms;
}

/** The set-up stands in the portal's frame and makes what the rooms keep, with their own parts and in their words. */
export async function openWizard() {
  const [RoomWords, { rooms }] = await Promise.all([roomWords(), import('../features/rooms.ts'), readConsoleTexts()]);
  return {
    default: () => (
      <RoomsContext value={rooms}>
        <RoomWords>
          <PortalFrame />
        </RoomWords>
      </RoomsContext>
    ),
  };
}

/** The operator's frame, which speaks the console's texts too. */
export async function openOperatorRooms() {
  const [{ OperatorFrame }, LeavingGuard] = await Promise.all([
    import('./operator-frame.tsx'),
    leavingGuard(),
    readConsoleTexts(),
  ]);
  return {
    default: () => (
      <>
        <LeavingGuard />
        <OperatorFrame />
      </>
    ),
  };
}

async function readConsoleTexts(): Promise<void> {
  const { consoleCatalogues } = await import('./console-catalogues.ts');
  await addTexts(consoleCatalogues);
}
