// Runs on every PostgreSQL: row locks, constraints and a trigger.
import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { madeBuilding, madeFloor, madeSeat, seatsOnFloor } from '../../../testing/locations/make-locations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/seats';

const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);
const undo = (browser: Browser, answer: Answer) => browser.post(`/api/v1/undo/${undoIdOf(answer)}`, {});
const assign = (by: Browser, personId: string, seatId: string) =>
  by.put(`/api/v1/employees/${personId}/seat`, { seatId });
const free = (by: Browser, personId: string) => by.delete(`/api/v1/employees/${personId}/seat`);

/** A company with a floor, and some of its people. */
async function company(count = 1) {
  const own = await newAdministrator(app, 'SEAT');
  const floorId = await madeFloor(own, await madeBuilding(own));
  const people: string[] = [];
  for (let at = 0; at < count; at += 1) {
    people.push((await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' })).personId);
  }
  const [first = '', ...others] = people;
  return { own, floorId, first, others };
}

const whoSits = async (own: Browser, floorId: string) =>
  (await seatsOnFloor(own, floorId)).map(({ seatName, person }) => [seatName, person?.personId]);

test('DEP-07 a seat is given to a person and then to another; each can be undone and is audited', async () => {
  const { own, floorId, first } = await company();
  const [a, b] = [await madeSeat(own, floorId, 'A'), await madeSeat(own, floorId, 'B')];
  expect(codeOf(await assign(own, first, a))).toBe('done');
  // Given again, nothing changes and there is nothing to undo.
  expect(undoIdOf(await assign(own, first, a))).toBeUndefined();
  const moved = await assign(own, first, b);
  expect(await whoSits(own, floorId)).toEqual([
    ['A', undefined],
    ['B', first],
  ]);
  expect(codeOf(await undo(own, moved))).toBe('done');
  const freed = await free(own, first);
  expect((await whoSits(own, floorId)).map(([, person]) => person)).toEqual([undefined, undefined]);
  expect(codeOf(await free(own, first))).toBe('CM302');
  expect(codeOf(await undo(own, freed))).toBe('done');
  expect(await whoSits(own, floorId)).toContainEqual(['A', first]);
  const audit = await inCompany(kernel.db, own.companyCode, (tx) =>
    tx.selectFrom('audit_log').select('operation').where('target_id', '=', first).orderBy('occurred_at').execute(),
  );
  expect(audit.map(({ operation }) => operation)).toEqual([
    'assign-seat',
    'assign-seat',
    'assign-seat',
    'free-seat',
    'assign-seat',
  ]);
});

test('DEP-07 of 32 people given one seat at once one gets it', async () => {
  const { own, floorId, first, others } = await company(32);
  const seatId = await madeSeat(own, floorId);
  const answers = await Promise.all([first, ...others].map((personId) => assign(own, personId, seatId)));
  expect(answers.map(codeOf).toSorted()).toEqual([...Array.from({ length: 31 }, () => 'SEAT_TAKEN'), 'done']);
  expect((await seatsOnFloor(own, floorId))[0]?.person).not.toBeNull();
});

test('DEP-07 a person given 16 seats at once gets one of them', async () => {
  const { own, floorId, first } = await company();
  const seats = [];
  for (let at = 0; at < 16; at += 1) seats.push(await madeSeat(own, floorId, `A-${at}`));
  const answers = await Promise.all(seats.map((seatId) => assign(own, first, seatId)));
  expect(answers.map(codeOf)).toEqual(seats.map(() => 'done'));
  expect((await whoSits(own, floorId)).filter(([, person]) => person !== undefined)).toHaveLength(1);
});

test('DEP-07 two people who swap seats at once end on two seats', async () => {
  const { own, floorId, first, others } = await company(2);
  const [second = ''] = others;
  const [a, b, c] = [
    await madeSeat(own, floorId, 'A'),
    await madeSeat(own, floorId, 'B'),
    await madeSeat(own, floorId, 'C'),
  ];
  await assign(own, first, a);
  await assign(own, second, b);
  const answers = await Promise.all([assign(own, first, c), assign(own, second, c), assign(own, second, a)]);
  expect(answers.map(codeOf).every((code) => code === 'done' || code === 'SEAT_TAKEN')).toBe(true);
  const seated = (await whoSits(own, floorId)).flatMap(([, person]) => person ?? []);
  expect(seated.toSorted()).toEqual([first, second].toSorted());
});

test('DEP-07 CM311 an occupied seat is deleted only together with its assignment, and both are restored', async () => {
  const { own, floorId, first } = await company();
  const seatId = await madeSeat(own, floorId);
  await assign(own, first, seatId);
  expect(codeOf(await own.delete(`${path}/${seatId}`))).toBe('CM311');
  const deleted = await own.delete(`${path}/${seatId}?person=freed`);
  expect([codeOf(deleted), await whoSits(own, floorId)]).toEqual(['done', []]);
  expect(codeOf(await undo(own, deleted))).toBe('done');
  expect(await whoSits(own, floorId)).toEqual([['A-01', first]]);
});

test('DEP-07 a restored seat is free if its person sits elsewhere, and is refused on a deleted floor', async () => {
  const { own, floorId, first } = await company();
  const seatId = await madeSeat(own, floorId);
  await assign(own, first, seatId);
  const deleted = await own.delete(`${path}/${seatId}?person=freed`);
  await assign(own, first, await madeSeat(own, floorId, 'B-01'));
  expect(codeOf(await undo(own, deleted))).toBe('done');
  expect(await whoSits(own, floorId)).toEqual([
    ['A-01', undefined],
    ['B-01', first],
  ]);
  const again = await own.delete(`${path}/${seatId}`);
  expect(codeOf(await own.delete(`/api/v1/locations/${floorId}?seats=deleted`))).toBe('done');
  expect(codeOf(await undo(own, again))).toBe('CM306');
});

test('DEP-07 a seat is moved and renamed unless it changed in the meantime, and names are unique on a floor', async () => {
  const { own, floorId } = await company();
  const [a] = [await madeSeat(own, floorId, 'A'), await madeSeat(own, floorId, 'B')];
  const before = { seatName: 'A', pinX: 2_500, pinY: 7_500 };
  const change = (seat: object, expected: object = before) => own.put(`${path}/${a}`, { ...before, ...seat, expected });
  const moved = await change({ pinX: 10_000 });
  expect(codeOf(moved)).toBe('done');
  expect(codeOf(await change({ pinX: 1 }))).toBe('EDIT_CONFLICT');
  expect(codeOf(await undo(own, moved))).toBe('done');
  expect(codeOf(await change({ seatName: 'B' }))).toBe('SEAT_NAME');
  expect(codeOf(await change({ seatName: 'b' }))).toBe('SEAT_NAME');
  expect((await seatsOnFloor(own, floorId))[0]).toMatchObject(before);
  for (const wrong of [{ pinX: -1 }, { pinY: 10_001 }, { pinX: 0.5 }]) {
    expect(codeOf(await change(wrong))).toBe('CO400');
  }
  expect((await change({ seatName: '' })).error.fields[0]?.code).toBe('MB_M_REQUIRED');
  expect((await change({ seatName: 'x'.repeat(31) })).error.fields[0]?.code).toBe('MB_M_MAX_LENGTH');
});

test('DEP-07 a floor has up to 500 seats: 32 at once are added up to the limit', async () => {
  const { own, floorId } = await company();
  const { seatsPerFloor: limit } = locationLimits;
  await inCompany(kernel.db, own.companyCode, (tx) =>
    sql`insert into seats (company_code, floor_id, name, pin_x, pin_y)
      select ${own.companyCode}, ${floorId}::uuid, 'S' || n, 1, 1 from generate_series(1, ${limit - 3}::integer) n`.execute(
      tx,
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => own.post(path, { floorId, seatName: `T${at}`, pinX: 1, pinY: 1 })),
  );
  expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(3);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['done', 'SEAT_LIMIT']));
});

test('DEP-07 a person’s seat appears in the list of people, in the panel, on the card and in their own data', async () => {
  const { own, floorId } = await company();
  const person = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const seatId = await madeSeat(own, floorId);
  await assign(own, person.personId, seatId);
  const seat = { seatId, seatName: 'A-01', floorId, floorName: '3층', buildingName: '판교 사옥' };
  const listed = (await own.post('/api/v1/employees/search', {})).json<{ items: { personId: string }[] }>();
  expect(listed.items.find(({ personId }) => personId === person.personId)).toMatchObject({ seat });
  const { employee, can } = (await own.get(`/api/v1/employees/${person.personId}`)).json<Record<string, never>>();
  expect(employee).toMatchObject({ seat });
  expect(can).toContain('assignSeat');
  const chart = await person.get(`/api/v1/organisation/people/${own.personId}`);
  expect(chart.json<{ member: object }>().member).toMatchObject({ seat: null });
  const own2 = await own.get(`/api/v1/organisation/people/${person.personId}`);
  expect(own2.json<{ member: object }>().member).toMatchObject({ seat });
});

const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };

test('DEP-07 USR-08 ACC-11 retiring or closing the account frees the seat, and neither person can get one', async () => {
  const { own, floorId, first } = await company();
  const [a, b] = [await madeSeat(own, floorId, 'A'), await madeSeat(own, floorId, 'B')];
  await assign(own, first, a);
  expect(codeOf(await own.post(`/api/v1/employees/${first}/retirement`, retirement))).toBe('done');
  expect(await whoSits(own, floorId)).toContainEqual(['A', undefined]);
  expect(codeOf(await assign(own, first, a))).toBe('EMPLOYEE_RETIRED');
  const leaving = await addTestPerson(app, { companyCode: own.companyCode });
  await assign(own, leaving.personId, b);
  const person = await signInAs(app, leaving);
  expect(codeOf(await person.post('/api/v1/profile/closing', { password: testPassword }))).toBe('done');
  expect(await whoSits(own, floorId)).toContainEqual(['B', undefined]);
});

test('DEP-07 USR-08 a retirement names the seat, and a reinstatement restores it if it is free', async () => {
  const { own, floorId, first, others } = await company(2);
  const [second = ''] = others;
  const seatId = await madeSeat(own, floorId, 'A');
  const leaveAndReturn = async (between?: () => Promise<unknown>) => {
    const { ending } = (await own.get(`/api/v1/employees/${first}/leaving`)).json<{ ending: object[] }>();
    expect(codeOf(await own.post(`/api/v1/employees/${first}/retirement`, retirement))).toBe('done');
    await between?.();
    const back = await own.post(`/api/v1/employees/${first}/reinstatement`, { note: '' });
    return { ending, ...back.json<{ returned: object[]; lost: object[] }>() };
  };
  await assign(own, first, seatId);
  const thing = expect.objectContaining({ kind: 'seat', name: '3층 A' });
  const back = await leaveAndReturn();
  expect(back.ending).toContainEqual({ kind: 'seat', count: 1 });
  expect(back.returned).toContainEqual(thing);
  expect(await whoSits(own, floorId)).toContainEqual(['A', first]);
  const taken = await leaveAndReturn(() => assign(own, second, seatId));
  expect(taken.lost).toContainEqual(thing);
  expect(await whoSits(own, floorId)).toContainEqual(['A', second]);
});

test('DEP-07 a seat of another company is refused, and an unknown one is not found', async () => {
  const { own, first } = await company();
  const { own: other, floorId } = await company();
  const seatId = await madeSeat(other, floorId);
  for (const unknown of [seatId, '00000000-0000-4000-8000-000000000000']) {
    const { status, error } = await assign(own, first, unknown);
    expect([status, error.errorCode]).toEqual([404, 'CO404']);
  }
  expect(codeOf(await assign(other, first, seatId))).toBe('CO404');
  expect(codeOf(await free(other, first))).toBe('CO404');
});
