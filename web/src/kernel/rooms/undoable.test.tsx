import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RoomTexts, RoomTextsProvider } from '../../ui/rooms/room-texts.tsx';
import type { ToastOptions } from '../../ui/dialogs/toasts.tsx';
import { CallError } from '../call-error.ts';
import { type Notices, NoticesContext } from '../notices.ts';
import { useUndoable } from './undoable.ts';

type Told = readonly [text: string, action: ToastOptions['action']];

/** Offers to take something back, presses that as often as it is offered, and notes what was said in the meantime. */
async function pressedUndo(undo: () => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  const toasts: Told[] = [];
  const notices = {
    toast: (text: string, { action }: ToastOptions = {}) => void toasts.push([text, action]),
    showError: async (thrown: unknown) => void said.push(thrown instanceof CallError ? thrown.errorCode : 'another'),
  } as Notices;
  let offer: ReturnType<typeof useUndoable> | undefined;
  function Room() {
    offer = useUndoable();
    return null;
  }
  renderToStaticMarkup(
    <NoticesContext value={notices}>
      <RoomTextsProvider texts={{ undo: 'undo', undone: 'undone' } as RoomTexts}>
        <Room />
      </RoomTextsProvider>
    </NoticesContext>,
  );
  offer?.('deleted', undo);
  for (let next = toasts.shift(); next; next = toasts.shift()) {
    said.push(next[0]);
    next[1]?.run();
    // What it leads to is said before the next is pressed.
    await new Promise((done) => setTimeout(done));
  }
  return said;
}

function refusedOnce(status: number, errorCode: string): () => Promise<void> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new CallError({ status, errorCode });
  };
}

test('ACS-01 what was done is taken back, and that is said', async () => {
  expect(await pressedUndo(async () => {})).toEqual(['deleted', 'undone']);
});

test('ACS-01 an undo that was refused is offered again, for what stood in its way may be cleared away', async () => {
  expect(await pressedUndo(refusedOnce(409, 'LINK_LIMIT'))).toEqual(['deleted', 'LINK_LIMIT', 'deleted', 'undone']);
});

test.each([
  ['what somebody else has changed meanwhile', 409, 'EDIT_CONFLICT'],
  ['what is there no more', 404, 'CO400'],
])('ACS-01 the undo of %s is not offered again', async (_what, status, code) => {
  expect(await pressedUndo(refusedOnce(status, code))).toEqual(['deleted', code]);
});
