import type { QueryClient } from '@tanstack/react-query';
import { consoleShell, leavingGuard, roomWords } from '../features/console/index.ts';
import { jobTray } from '../features/jobs/index.ts';
import { addTexts } from '../kernel/i18n.ts';
import { RoomsContext } from '../kernel/rooms/rooms.ts';
import { HeadTools, WizardFrame } from './app-frame.tsx';
import { LegalLinks } from './public-shell.tsx';

/** The console's frame with its rooms and its texts, which the portal does without. */
export async function openConsole(queries: QueryClient) {
  const [Shell, JobTray, rooms] = await Promise.all([
    consoleShell(),
    jobTray(),
    beginRooms(queries),
    readConsoleTexts(),
  ]);
  return {
    default: () => (
      <Shell rooms={rooms} tray={<JobTray />} tools={<HeadTools place="console" />} legal={<LegalLinks />} />
    ),
  };
}

async function beginRooms(queries: QueryClient) {
  const { beginRoom, rooms } = await import('../features/rooms.ts');
  void beginRoom(queries);
  return rooms;
}

/** The set-up stands in a frame without menus and makes what the rooms keep, with their own parts and in their words. */
export async function openWizard() {
  const [RoomWords, { rooms }] = await Promise.all([roomWords(), import('../features/rooms.ts'), readConsoleTexts()]);
  return {
    default: () => (
      <RoomsContext value={rooms}>
        <RoomWords>
          <WizardFrame />
        </RoomWords>
      </RoomsContext>
    ),
  };
}

/** The operator's frame, which speaks the console's texts too. */
export async function openOperatorRooms() {
  const [{ OperatorFrame }, LeavingGuard, RoomWords] = await Promise.all([
    import('./operator-frame.tsx'),
    leavingGuard(),
    roomWords(),
    readConsoleTexts(),
  ]);
  return {
    default: () => (
      <>
        <LeavingGuard />
        <RoomWords>
          <OperatorFrame />
        </RoomWords>
      </>
    ),
  };
}

async function readConsoleTexts(): Promise<void> {
  const { consoleCatalogues } = await import('./console-catalogues.ts');
  await addTexts(consoleCatalogues);
}
