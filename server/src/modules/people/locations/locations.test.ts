// Runs on every PostgreSQL: row locks, constraints and a trigger.
import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import {
  buildingWords,
  floorOf,
  listOfLocations,
  madeBuilding,
  madeFloor,
  madeSeat,
  seatsOnFloor,
} from '../../../testing/locations/make-locations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/locations';

const newCompany = () => newAdministrator(app, 'PLACE');
const create = (browser: Browser, change: object = {}) => browser.post(path, { ...buildingWords, ...change });
const undo = (browser: Browser, answer: Answer) => browser.post(`/api/v1/undo/${undoIdOf(answer)}`, {});
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);
const fieldsOf = ({ error }: Answer) => error.fields.map(({ path: name, code }) => [name, code]);

test('DEP-07 an administrator adds a building with floors in the order of their codes, changes, deletes and undoes them', async () => {
  const own = await newCompany();
  const buildingId = await madeBuilding(own);
  for (const floor of ['10', '2', '1']) await madeFloor(own, buildingId, floor);
  const rows = await listOfLocations(own);
  expect(rows.map(({ locationCode, kind }) => [locationCode, kind])).toEqual([
    ['PANGYO', 'building'],
    ['PANGYO-1F', 'floor'],
    ['PANGYO-2F', 'floor'],
    ['PANGYO-10F', 'floor'],
  ]);
  expect(rows[0]).toMatchObject({ locationRegion: 'Gyeonggi', parentId: own.companyCode });
  const { kind: _kind, locationCode: _code, ...words } = buildingWords;
  const change = (locationName: string, expected = words) =>
    own.put(`${path}/${buildingId}`, { ...words, locationName, expected });
  expect(codeOf(await change('판교 본사'))).toBe('done');
  expect(codeOf(await change('다른 이름'))).toBe('EDIT_CONFLICT');
  const floor = rows[1]?.locationId ?? '';
  const deleted = await own.delete(`${path}/${floor}`);
  expect([codeOf(deleted), (await listOfLocations(own)).length]).toEqual(['done', 3]);
  expect(codeOf(await undo(own, deleted))).toBe('done');
  expect((await listOfLocations(own)).length).toBe(4);
  const audit = await inCompany(kernel.db, own.companyCode, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', floor).orderBy('occurred_at').execute(),
  );
  expect(audit.map(({ operation, actor_id: actor }) => [operation, actor])).toEqual(
    ['create', 'delete', 'restore'].map((verb) => [`${verb}-location`, own.personId]),
  );
});

test('DEP-07 CM301 of 32 simultaneous places with one code one is added, and a deleted namesake cannot be restored', async () => {
  const own = await newCompany();
  const parentId = await madeBuilding(own);
  const given = (at: number) => ({ locationCode: 'annex', ...(at % 2 === 0 ? {} : { kind: 'floor', parentId }) });
  const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => create(own, given(at))));
  expect(answers.map(codeOf).toSorted()).toEqual([...Array.from({ length: 31 }, () => 'CM301'), 'done']);
  const row = (await listOfLocations(own)).find(({ locationCode }) => locationCode === 'ANNEX');
  const deleted = await own.delete(`${path}/${row?.locationId}`);
  expect(codeOf(await create(own, { locationCode: 'ANNEX' }))).toBe('done');
  expect(codeOf(await undo(own, deleted))).toBe('CM301');
  // Another company has the code too.
  await madeBuilding(await newCompany());
});

test.each([
  [{ locationCode: 'ABCD' }, 'locationCode', 'CM307'],
  [{ locationCode: 'A'.repeat(21) }, 'locationCode', 'CM307'],
  [{ locationCode: 'AB CDE' }, 'locationCode', 'CM308'],
  [{ locationCode: '-ABCDE' }, 'locationCode', 'CM308'],
  [{ locationCode: '판교사옥1' }, 'locationCode', 'CM308'],
  [{ locationCode: '' }, 'locationCode', 'MB_M_REQUIRED'],
  [{ locationName: '' }, 'locationName', 'MB_M_REQUIRED'],
  [{ locationName: 'x'.repeat(51) }, 'locationName', 'MB_M_MAX_LENGTH'],
  [{ locationAddress: 'x'.repeat(201) }, 'locationAddress', 'MB_M_MAX_LENGTH'],
  [{ locationRegion: 'Tokyo' }, 'locationRegion', 'CO400'],
  [{ parentId: 'OTHERS' }, 'parentId', 'CM304'],
  [{ kind: 'floor', parentId: '' }, 'parentId', 'CM305'],
  [{ kind: 'floor', parentId: 'PANGYO' }, 'parentId', 'CM305'],
])('DEP-07 TRM-05 %o is refused at %s (%s)', async (change, field, code) => {
  const own = await newCompany();
  expect(fieldsOf(await create(own, change))).toEqual([[field, code]]);
});

test('DEP-07 CM305 CM306 a floor needs a building and a seat needs a floor, both of the same company', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const building = await madeBuilding(own);
  const floor = await madeFloor(own, building);
  const seat = { seatName: 'A-01', pinX: 0, pinY: 10_000 };
  const under = (browser: Browser, parentId: string) =>
    create(browser, { kind: 'floor', parentId, locationCode: 'OTHER-1F' });
  expect(fieldsOf(await under(own, floor))).toEqual([['parentId', 'CM305']]);
  expect(fieldsOf(await under(other, building))).toEqual([['parentId', 'CM305']]);
  expect(fieldsOf(await own.post('/api/v1/seats', { floorId: building, ...seat }))).toEqual([['floorId', 'CM306']]);
  expect(fieldsOf(await other.post('/api/v1/seats', { floorId: floor, ...seat }))).toEqual([['floorId', 'CM306']]);
});

test('DEP-07 CM309 CM310 a building with floors cannot be deleted, a floor with seats only together with them, and the undo restores them', async () => {
  const own = await newCompany();
  const building = await madeBuilding(own);
  const floor = await madeFloor(own, building);
  const [first, second] = [await madeSeat(own, floor, 'A-01'), await madeSeat(own, floor, 'A-02')];
  const stays = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const moves = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const assign = (personId: string, seatId: string) => own.put(`/api/v1/employees/${personId}/seat`, { seatId });
  expect((await own.delete(`${path}/${building}`)).error).toMatchObject({ errorCode: 'CM309', params: { 0: 1 } });
  expect((await own.delete(`${path}/${floor}`)).error).toMatchObject({ errorCode: 'CM310', params: { 0: 2 } });
  for (const [personId, seatId] of [
    [stays.personId, first],
    [moves.personId, second],
  ] as const) {
    expect(codeOf(await assign(personId, seatId))).toBe('done');
  }
  const deleted = await own.delete(`${path}/${floor}?seats=deleted`);
  expect(codeOf(deleted)).toBe('done');
  const elsewhere = await madeFloor(own, building, '9');
  expect(codeOf(await assign(moves.personId, await madeSeat(own, elsewhere)))).toBe('done');
  expect(codeOf(await undo(own, deleted))).toBe('done');
  const seats = await seatsOnFloor(own, floor);
  expect(seats.map(({ seatId, person }) => [seatId, person?.personId])).toEqual([
    [first, stays.personId],
    [second, undefined],
  ]);
});

test('DEP-07 CM305 a floor cannot be restored after its building is deleted', async () => {
  const own = await newCompany();
  const building = await madeBuilding(own);
  const deleted = await own.delete(`${path}/${await madeFloor(own, building)}`);
  expect(codeOf(await own.delete(`${path}/${building}`))).toBe('done');
  expect(codeOf(await undo(own, deleted))).toBe('CM305');
});

test('DEP-07 of a deletion and a new child at the same moment one succeeds, and every child has a parent', async () => {
  const own = await newCompany();
  for (let round = 0; round < 8; round += 1) {
    const building = await madeBuilding(own, `ROUND-${round}`);
    const parentId = round % 2 === 0 ? building : await madeFloor(own, building, '1', `ROUND-${round}`);
    const child =
      round % 2 === 0
        ? create(own, { kind: 'floor', parentId, locationCode: `ROUND-${round}-1F` })
        : own.post('/api/v1/seats', { floorId: parentId, seatName: 'A', pinX: 1, pinY: 1 });
    const [added, deleted] = (await Promise.all([child, own.delete(`${path}/${parentId}`)])).map(codeOf);
    expect([
      ['done', round % 2 === 0 ? 'CM309' : 'CM310'],
      [round % 2 === 0 ? 'CM305' : 'CM306', 'done'],
    ]).toContainEqual([added, deleted]);
  }
});

test('DEP-07 a company has up to 1,000 buildings and floors: 32 at once are added up to the limit', async () => {
  const own = await newCompany();
  const { locations: limit } = locationLimits;
  await inCompany(kernel.db, own.companyCode, (tx) =>
    tx
      .insertInto('locations')
      .values(
        Array.from({ length: limit - 2 }, (_, at) => ({
          company_code: own.companyCode,
          kind: 'building',
          code: `PLANTED-${at}`,
          name: `심은 것 ${at}`,
        })),
      )
      .execute(),
  );
  const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => create(own, { locationCode: `ONCE-${at}` })));
  expect(answers.map(codeOf).filter((code) => code === 'done').length).toBe(2);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['done', 'LOCATION_LIMIT']));
  const { can, total } = (await own.get(path)).json<{ can: string[]; total: { count: number } }>();
  expect([can.includes('create'), total.count]).toEqual([false, limit]);
});

test('DEP-07 everyone in the company sees the places without changing them; outsiders see none', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const building = await madeBuilding(own);
  const floor = await madeFloor(own, building);
  const seatId = await madeSeat(own, floor);
  const changesBy = async (browser: Browser) => [
    await create(browser, { locationCode: 'ANOTHER' }),
    await browser.put(`${path}/${building}`, { locationName: 'x' }),
    await browser.delete(`${path}/${floor}?seats=deleted`),
    await browser.post('/api/v1/seats', { floorId: floor, seatName: 'x', pinX: 1, pinY: 1 }),
    await browser.put(`/api/v1/seats/${seatId}`, { seatName: 'x', pinX: 1, pinY: 1 }),
    await browser.delete(`/api/v1/seats/${seatId}`),
    await browser.put(`/api/v1/employees/${employee.personId}/seat`, { seatId }),
    await browser.delete(`/api/v1/employees/${employee.personId}/seat`),
    await browser.delete(`/api/v1/floors/${floor}/map`),
    await browser.post(`/api/v1/floors/${floor}/map/drawing`),
  ];
  expect((await changesBy(employee)).map(codeOf)).toEqual(Array.from({ length: 10 }, () => 'CO401'));
  expect((await changesBy(app.browser())).map(codeOf)).toEqual(Array.from({ length: 10 }, () => 'AC100'));
  const seen = (await employee.get(path)).json<{ items: object[]; can: string[] }>();
  expect([seen.items.length, seen.can]).toEqual([2, []]);
  expect((await floorOf(employee, floor)).items.length).toBe(1);
  const foreign = [
    ...(await changesBy(other)).slice(1, 3),
    ...(await changesBy(other)).slice(4, 6),
    ...(await changesBy(other)).slice(8),
    await other.get(`/api/v1/floors/${floor}/seats`),
    await other.get(`/api/v1/floors/${floor}/map`),
  ];
  expect(foreign.map(codeOf)).toEqual(foreign.map(() => 'CO404'));
  expect(await listOfLocations(own)).toHaveLength(2);
});
