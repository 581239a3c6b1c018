import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type SectionTexts, SectionTextsProvider } from '../../ui/sections/section-texts.tsx';
import type { ToastOptions } from '../../ui/dialogs/toasts.tsx';
import { CallError } from '../call-error.ts';
import type { Changed } from '../calls/send-change.ts';
import { type Notices, NoticesContext } from '../notices.ts';
import { useUndoable } from './undoable.ts';

const undoId = '01890000-0000-7000-8000-000000000001';

afterEach(() => vi.unstubAllGlobals());

type Shown = readonly [text: string, action: ToastOptions['action']];

/** The server as it answers one call after the other: 'done', or the status and code of a refusal. */
function serverSaying(...answers: readonly ('done' | readonly [status: number, errorCode: string])[]) {
  const left = [...answers];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const answer = left.shift() ?? 'done';
    if (answer === 'done') return Response.json({ result: 'success' });
    return Response.json({ errorCode: answer[1] }, { status: answer[0] });
  });
  return asked;
}

/** Offers the undo of a change, presses it as often as it is offered, and notes what was said and read in the meantime. */
async function pressedUndo(changed: Changed, sayUndone?: (said: string[]) => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  const toasts: Shown[] = [];
  const notices = {
    toast: (text: string, { action }: ToastOptions = {}) => void toasts.push([text, action]),
    showError: async (thrown: unknown) => void said.push(thrown instanceof CallError ? thrown.errorCode : 'another'),
  } as Notices;
  let offer: ReturnType<typeof useUndoable> | undefined;
  function SectionPage() {
    offer = useUndoable();
    return null;
  }
  renderToStaticMarkup(
    <NoticesContext value={notices}>
      <SectionTextsProvider texts={{ undo: 'undo', undone: 'undone' } as SectionTexts}>
        <SectionPage />
      </SectionTextsProvider>
    </NoticesContext>,
  );
  offer?.('deleted', changed, async () => void said.push('read again'), sayUndone && (() => sayUndone(said)));
  for (let next = toasts.shift(); next; next = toasts.shift()) {
    said.push(next[0]);
    next[1]?.run();
    // What it leads to is said before the next is pressed.
    await new Promise((done) => setTimeout(done, 20));
  }
  return said;
}

const deleted: Changed = { answer: null, undoId };

test('ACS-01 a change is undone by the id of its response, the present state is read again, and that is announced', async () => {
  const asked = serverSaying('done');
  expect(await pressedUndo(deleted)).toEqual(['deleted', 'read again', 'undone']);
  expect(asked).toEqual([`POST /api/v1/undo/${undoId}`]);
});

test('STA-04 the details of an undo replace the short message, which is the fallback', async () => {
  serverSaying('done', 'done');
  const shown = await pressedUndo(deleted, async (said) => void said.push('what came back'));
  expect(shown).toEqual(['deleted', 'read again', 'what came back']);
  const failed = await pressedUndo(deleted, () => Promise.reject(new Error('not read')));
  expect(failed).toEqual(['deleted', 'read again', 'undone']);
});

test('ACS-01 a change that cannot be undone is announced, without an undo', async () => {
  const asked = serverSaying();
  expect(await pressedUndo({ answer: null, undoId: null })).toEqual(['deleted']);
  expect(asked).toEqual([]);
});

test('ACS-01 a refused undo is offered again, as its obstacle can be removed', async () => {
  serverSaying([409, 'LINK_LIMIT'], 'done');
  const refused = ['deleted', 'read again', 'LINK_LIMIT'];
  expect(await pressedUndo(deleted)).toEqual([...refused, 'deleted', 'read again', 'undone']);
});

test.each([
  ['what another person has changed since', 409, 'EDIT_CONFLICT'],
  ['what is over', 409, 'UNDO_OVER'],
  ['what is there no more', 404, 'CO400'],
])('ACS-01 the undo of %s is not offered again', async (_what, status, code) => {
  serverSaying([status, code]);
  expect(await pressedUndo(deleted)).toEqual(['deleted', 'read again', code]);
});
