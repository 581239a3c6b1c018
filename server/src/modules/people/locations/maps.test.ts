// Runs on every PostgreSQL: files, their jobs and what stays of them.
import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { locationProperties } from '@madang/contract/people/locations/properties.ts';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { pdfFile } from '../../../testing/files/pdf-file.ts';
import { sendFile } from '../../../testing/files/send-file.ts';
import { floorOf, madeBuilding, madeFloor } from '../../../testing/locations/make-locations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { locations } from './index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const draws = vi.spyOn(kernel.plans, 'draw');

const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#eee' } })
  .png()
  .toBuffer();

async function company() {
  const own = await newAdministrator(app, 'MAP');
  const floorId = await madeFloor(own, await madeBuilding(own));
  return { own, floorId, companyCode: own.companyCode };
}

const send = (by: Browser, floorId: string, content: Buffer | string, name = 'plan.png') =>
  sendFile(by, `/api/v1/floors/${floorId}/map`, { name, content });

/** Does what a worker does in a company's turn. */
async function work(companyCode: string): Promise<void> {
  await locations.longTasks?.(kernel)['draw-floor-map']?.({ companyCode });
}

async function filesOf(companyCode: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { fileId } of kernel.files.list(companyCode)) found.push(fileId);
  return found;
}

/** Takes away what no floor names, as the jobs do in their time. */
async function tidy(companyCode: string): Promise<void> {
  for (const fileId of await filesOf(companyCode)) {
    await locations.tasks?.(kernel)['drop-floor-map']?.({ companyCode, fileId });
  }
}

async function drawnMap(own: Browser & { companyCode: string }, floorId: string, content: Buffer = picture) {
  expect(codeOf(await send(own, floorId, content))).toBe('done');
  await work(own.companyCode);
  return (await floorOf(own, floorId)).map;
}

test('DEP-07 a map is accepted before it is drawn, then shown to everyone of the company and to no one else', async () => {
  const { own, floorId, companyCode } = await company();
  expect((await floorOf(own, floorId)).map).toMatchObject({ state: 'none', mapAddress: null });
  draws.mockClear();
  const answer = await send(own, floorId, picture);
  expect(answer.json<object>()).toEqual({ state: 'drawing' });
  expect(draws).not.toHaveBeenCalled();
  expect((await floorOf(own, floorId)).map).toMatchObject({ state: 'drawing', mapAddress: null });
  await work(companyCode);
  const { map } = await floorOf(own, floorId);
  expect(map).toMatchObject({ state: 'drawn', failure: null, width: 400, height: 300, pageCount: 1 });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const shown = await employee.get(map.mapAddress ?? '');
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['cache-control']).toContain('immutable');
  const other = await newAdministrator(app, 'MAP');
  expect(codeOf(await other.get(map.mapAddress ?? ''))).toBe('CO404');
  // What was sent is not kept.
  await tidy(companyCode);
  expect(await filesOf(companyCode)).toHaveLength(1);
});

test('DEP-07 the first page of a PDF with 1,000 pages becomes the map, and the response returns the number of pages', async () => {
  const { own, floorId } = await company();
  const map = await drawnMap(own, floorId, pdfFile({ pages: 1_000 }));
  expect(map).toMatchObject({ state: 'drawn', width: locationLimits.mapSide, pageCount: 1_000 });
});

test.each([
  ['an SVG by any name', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a text with the beginning of a PDF further down', 'plan %PDF-1.7'],
  ['nothing', ''],
])('DEP-07 %s is refused at once, and nothing of it is stored', async (_name, content) => {
  const { own, floorId, companyCode } = await company();
  expect(codeOf(await send(own, floorId, content, 'plan.pdf'))).toBe('FLOOR_MAP_KIND');
  expect((await floorOf(own, floorId)).map.state).toBe('none');
  expect(await filesOf(companyCode)).toEqual([]);
});

test('DEP-07 a picture with a wrong file extension is drawn by its real type', async () => {
  const { own, floorId, companyCode } = await company();
  expect(codeOf(await send(own, floorId, picture, 'plan.exe'))).toBe('done');
  await work(companyCode);
  expect((await floorOf(own, floorId)).map.state).toBe('drawn');
});

test('DEP-07 LIM-01 CM315 a file of 10 MB is accepted, and one byte more is refused', async () => {
  const { own, floorId } = await company();
  const { mapBytes } = locationLimits;
  const grown = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  expect(codeOf(await send(own, floorId, grown(mapBytes)))).toBe('done');
  const { error } = await send(own, floorId, grown(mapBytes + 1));
  expect([error.errorCode, error.params]).toEqual(['CM315', { 0: 10 }]);
});

test.each([
  ['a locked PDF', pdfFile({ isLocked: true }), 'locked'],
  ['half a picture', picture.subarray(0, 60), 'notDrawable'],
])('DEP-07 the map shows why %s cannot be drawn, and the former map remains', async (_name, content, failure) => {
  const { own, floorId, companyCode } = await company();
  const before = await drawnMap(own, floorId);
  const after = await drawnMap(own, floorId, content);
  expect(after).toEqual({ ...before, state: 'failed', failure });
  await tidy(companyCode);
  expect(await filesOf(companyCode)).toHaveLength(1);
});

test('DEP-07 CM303 an interrupted drawing is marked and can be restarted by a call; other states cannot', async () => {
  const { own, floorId, companyCode } = await company();
  const again = () => own.post(`/api/v1/floors/${floorId}/map/drawing`);
  expect(codeOf(await again())).toBe('CM303');
  draws.mockResolvedValueOnce('ended');
  expect(await drawnMap(own, floorId)).toMatchObject({ state: 'failed', failure: 'ended', mapAddress: null });
  expect((await again()).json<object>()).toEqual({ state: 'drawing' });
  expect(codeOf(await again())).toBe('CM303');
  await work(companyCode);
  expect((await floorOf(own, floorId)).map.state).toBe('drawn');
});

test('DEP-07 of two maps sent at once the later one is shown, in whatever order they are drawn', async () => {
  const { own, floorId, companyCode } = await company();
  await Promise.all([send(own, floorId, picture), send(own, floorId, pdfFile())]);
  await work(companyCode);
  const { map } = await floorOf(own, floorId);
  expect(map.state).toBe('drawn');
  await tidy(companyCode);
  expect(await filesOf(companyCode)).toHaveLength(1);
});

test('DEP-07 CM302 a removed map is restored by the undo, unless there is a new one', async () => {
  const { own, floorId, companyCode } = await company();
  const remove = () => own.delete(`/api/v1/floors/${floorId}/map`);
  const undo = (answer: Answer) => own.post(`/api/v1/undo/${undoIdOf(answer)}`, {});
  expect(codeOf(await remove())).toBe('CM302');
  const before = await drawnMap(own, floorId);
  const removed = await remove();
  expect((await floorOf(own, floorId)).map).toMatchObject({ state: 'none', mapAddress: null });
  expect(codeOf(await undo(removed))).toBe('done');
  expect((await floorOf(own, floorId)).map).toEqual(before);
  const again = await remove();
  await drawnMap(own, floorId);
  expect(codeOf(await undo(again))).toBe('EDIT_CONFLICT');
  await tidy(companyCode);
  expect(await filesOf(companyCode)).toHaveLength(1);
});

test('DEP-07 a floor deleted while its map is drawn is restored with the map marked as interrupted', async () => {
  const { own, floorId, companyCode } = await company();
  await send(own, floorId, picture);
  const deleted = await own.delete(`/api/v1/locations/${floorId}`);
  draws.mockClear();
  await work(companyCode);
  expect(draws).not.toHaveBeenCalled();
  await tidy(companyCode);
  expect(await filesOf(companyCode)).toEqual([]);
  expect(codeOf(await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {}))).toBe('done');
  expect((await floorOf(own, floorId)).map).toMatchObject({ state: 'failed', failure: 'interrupted' });
});

test('DEP-07 a drawing stops once its floor is deleted, which frees the worker', async () => {
  const { own, floorId, companyCode } = await company();
  await send(own, floorId, picture);
  const begun = Promise.withResolvers<AbortSignal>();
  draws.mockImplementationOnce(async (_content, _plan, signal) => {
    if (!signal) return 'ended';
    begun.resolve(signal);
    await new Promise((ended) => signal.addEventListener('abort', ended));
    return 'ended';
  });
  const working = work(companyCode);
  await begun.promise;
  expect(codeOf(await own.delete(`/api/v1/locations/${floorId}`))).toBe('done');
  await working;
});

test('DEP-07 companies take turns in the queue: a second company waits for one map of the first', async () => {
  const one = await company();
  const two = await company();
  const floors = [one.floorId, await madeFloor(one.own, await madeBuilding(one.own, 'SECOND'), '1', 'SECOND')];
  for (const floorId of floors) await send(one.own, floorId, picture);
  await send(two.own, two.floorId, picture);
  const turns = async () => {
    const { rows } = await app.pools.owner.query<{ key: string; count: number }>(
      `select key, 1 as count from graphile_worker.jobs where key like 'maps %' and key not like '%again' order by id`,
    );
    return rows.map(({ key }) => key);
  };
  const [first, second] = [`maps ${one.companyCode}`, `maps ${two.companyCode}`];
  expect((await turns()).filter((key) => key === first || key === second)).toEqual([first, second]);
  const states = async () => [
    ...(await Promise.all(floors.map(async (floorId) => (await floorOf(one.own, floorId)).map.state))),
    (await floorOf(two.own, two.floorId)).map.state,
  ];
  await work(one.companyCode);
  expect(await states()).toEqual(['drawn', 'drawing', 'drawing']);
  await work(two.companyCode);
  expect(await states()).toEqual(['drawn', 'drawing', 'drawn']);
  await Promise.all([work(one.companyCode), work(one.companyCode)]);
  expect(await states()).toEqual(['drawn', 'drawn', 'drawn']);
});

test('DEP-07 a building and an unknown floor have no map', async () => {
  const { own } = await company();
  const building = await madeBuilding(own, 'SECOND');
  for (const id of [building, '00000000-0000-4000-8000-000000000000']) {
    expect(codeOf(await send(own, id, picture))).toBe('CO404');
  }
  expect(await filesOf(own.companyCode)).toEqual([]);
});

test('DEP-07 OPS-01 an administrator has an hourly limit of maps, and files beyond it are not stored', async () => {
  const { own, floorId, companyCode } = await company();
  const { mapsPerPersonHour } = locationProperties;
  await app.setProperty(mapsPerPersonHour, 2);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(own, floorId, picture)));
  await app.setProperty(mapsPerPersonHour, 60);
  expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(2);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['done', 'CO429']));
  await work(companyCode);
  await tidy(companyCode);
  expect(await filesOf(companyCode)).toHaveLength(1);
});
