// Runs on every PostgreSQL: history by triggers.
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import {
  dayOf,
  freshAdministrator,
  membersAsOf,
  nextDay,
  personAsOf,
  treeAsOf,
} from '../../../testing/as-of/organisation-as-of.ts';
import { addTestCompany, addTestPerson, employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const days = 6;
const stepsPerDay = 8;

/** A series of numbers that begins with a seed, so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Walk {
  readonly random: (below: number) => number;
  readonly people: string[];
  readonly departments: string[];
}
const pick = <T>(random: Walk['random'], list: readonly T[]): T => {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** One change of any kind; one that is refused changes nothing. */
async function step(by: Browser, companyCode: string, { random, people, departments }: Walk, number: number) {
  const [personId, code, other] = [pick(random, people), pick(random, departments), pick(random, departments)];
  const personPath = `${employeesPath}/${personId}`;
  const departmentPath = `/api/v1/departments/${code}`;
  const names = { departmentName: `부서 ${number}`, englishDepartmentName: `D ${number}`, language: 'ko' };
  const steps = [
    () => by.post(`${personPath}/changes`, { change: { departmentCode: code } }),
    () => by.post(`${personPath}/changes`, { change: { departmentCode: code } }),
    () => by.post(`${personPath}/posts`, { departmentCode: code, jobTitleCode: '' }),
    () => by.delete(`${personPath}/posts/${code}`),
    () => by.put(`/api/v1/organisation/departments/${code}/heads`, { personIds: [personId, pick(random, people)] }),
    () => by.put(`/api/v1/organisation/departments/${code}/heads`, { personIds: [] }),
    () => by.post(`${personPath}/retirement`, { reason: 'personal', note: '', when: 'now', handovers: [] }),
    () => by.post(`${personPath}/reinstatement`, { note: '' }),
    () => by.put(departmentPath, names),
    () => by.put(`${departmentPath}/place`, { parentDepartmentCode: other, beforeDepartmentCode: '' }),
    () => by.delete(departmentPath),
    async () => {
      const made = { departmentCode: `NEXT${number}`, ...names, parentDepartmentCode: code };
      const answer = await by.post('/api/v1/departments', made);
      if (answer.status === 200) departments.push(made.departmentCode);
      return answer;
    },
    async () => {
      people.push((await addTestPerson(app, { companyCode })).personId);
      return { status: 200 };
    },
  ];
  return (await pick(random, steps)()).status === 200;
}

interface Card {
  readonly personId: string;
}
/** The tree, its heads, numbers and members by the calls of the present. */
async function readPresent(by: Browser) {
  const get = async <T>(path: string) => (await by.get(`/api/v1/organisation${path}`)).json<T>();
  const { items: tree } = await get<{
    items: { departmentCode: string; departmentName: string; parentDepartmentCode: string }[];
  }>('');
  const { items: counts } = await get<{
    items: { departmentCode: string; peopleCount: number; countedTwice: number }[];
  }>('/people-counts');
  const countOf = new Map(counts.map((row) => [row.departmentCode, row]));
  const departments = [];
  for (const { departmentCode, departmentName, parentDepartmentCode } of tree) {
    const { items, heads } = await get<{ items: Card[]; heads: (Card & { department: unknown })[] }>(
      `/departments/${departmentCode}/members`,
    );
    departments.push({
      departmentCode,
      departmentName,
      parentDepartmentCode,
      peopleCount: countOf.get(departmentCode)?.peopleCount ?? 0,
      countedTwice: countOf.get(departmentCode)?.countedTwice ?? 0,
      members: items.map(({ personId }) => personId).toSorted(),
      heads: heads.map(({ personId }) => personId),
    });
  }
  return departments.toSorted((a, b) => (a.departmentCode < b.departmentCode ? -1 : 1));
}
async function readAsOf(by: Browser, date: string) {
  const { items } = await treeAsOf(by, date);
  const departments = [];
  for (const { departmentCode, departmentName, parentDepartmentCode, peopleCount, countedTwice, heads } of items) {
    const members = await membersAsOf(by, date, departmentCode);
    expect(members.heads).toEqual(heads);
    departments.push({
      departmentCode,
      departmentName,
      parentDepartmentCode,
      peopleCount,
      countedTwice,
      members: members.items.map(({ personId }) => personId).toSorted(),
      heads: heads.map(({ personId }) => personId),
    });
  }
  return departments.toSorted((a, b) => (a.departmentCode < b.departmentCode ? -1 : 1));
}

/** Department and state of everyone. */
async function readPeople(by: Browser, date: string, people: readonly string[]) {
  const read = await Promise.all(people.map((personId) => personAsOf(by, date, personId)));
  return read.map(({ person }) => [person?.department.departmentCode, person?.state, person?.concurrentPosts.length]);
}

test('STA-10 each day of random changes reads later as it read on that day', async () => {
  const seed = Math.trunc(Math.random() * 2 ** 32);
  const walk: Walk = { random: numbersFrom(seed), people: [], departments: ['TOP', 'AAAA', 'BBBB', 'CCCC'] };
  const companyCode = await addTestCompany(app);
  let by = await freshAdministrator(app, companyCode);
  for (const code of ['AAAA', 'BBBB', 'CCCC']) {
    const made = { departmentCode: code, departmentName: code, englishDepartmentName: code, language: 'ko' };
    expect((await by.post('/api/v1/departments', { ...made, parentDepartmentCode: 'TOP' })).status).toBe(200);
  }
  for (let number = 0; number < 6; number += 1) walk.people.push((await addTestPerson(app, { companyCode })).personId);
  const read: { date: string; departments: unknown; people: string[]; placed: unknown }[] = [];
  let changed = 0;
  for (let day = 0; day < days; day += 1) {
    for (let each = 0; each < stepsPerDay; each += 1) {
      if (await step(by, companyCode, walk, day * stepsPerDay + each)) changed += 1;
    }
    const date = await dayOf(app);
    const people = [...walk.people];
    read.push({ date, departments: await readPresent(by), people, placed: await readPeople(by, date, people) });
    await nextDay(app);
    by = await freshAdministrator(app, companyCode);
  }
  expect(changed).toBeGreaterThan(days);
  for (const { date, departments, people, placed } of read) {
    expect([seed, date, await readAsOf(by, date)]).toEqual([seed, date, departments]);
    expect([seed, date, await readPeople(by, date, people)]).toEqual([seed, date, placed]);
  }
});
