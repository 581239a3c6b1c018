import { deleteMenu } from '@madang/contract/workplace/menus/routes.ts';
import { undoHeader } from '@madang/contract/ground/undo-steps/routes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { sendChange } from './send-change.ts';

afterEach(() => vi.unstubAllGlobals());

const menuId = '01890000-0000-7000-8000-000000000001';

test.each([
  ['the id of its undo', { [undoHeader]: menuId }, menuId],
  ['null where it cannot be undone', {}, null],
])('a change responds with %s', async (_what, headers, undoId) => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 'success' }, { headers: headers as HeadersInit }));
  expect(await sendChange(deleteMenu, { params: { menuId } })).toEqual({ answer: { result: 'success' }, undoId });
});
