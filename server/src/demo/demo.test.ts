import { expect, test, vi } from 'vitest';
import type { PasswordHasher } from '../kernel/crypto/password-hash.ts';
import { inCompany } from '../kernel/db/database.ts';
import { addTestPerson, signInAs } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { boards } from './data/boards.ts';
import { demoCategories } from './data/categories.ts';
import { anniversaries, departments, links, menus } from './data/company.ts';
import { fillDemo, refuseInProduction } from './index.ts';
import { findDemo } from './make-company.ts';
import { demoEmployees } from './people.ts';

// Pictures of emblems and people are drawn by a process of its own, which a slow machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

interface Home {
  readonly portlets: readonly {
    readonly kind: string;
    readonly koreanTitle?: string;
  }[];
  readonly feed: { readonly pinned: object | null; readonly posts: { readonly items: readonly object[] } };
  readonly anniversaries: readonly object[];
  readonly menus: readonly object[];
  readonly notices: readonly object[];
  readonly links: readonly { readonly koreanTitle: string; readonly icon: string }[];
}
interface Boards {
  readonly items: readonly { readonly boardName: string; readonly postCount: number }[];
}
interface Counts {
  readonly count: number;
  readonly total: { readonly count: number };
  readonly items: readonly { readonly jobRank: object | null; readonly jobTitle: object | null }[];
}

const app = await startTestApp({ work: false });
const fill = () => fillDemo(app.app, app.kernel);

/** Everything of the demo's company, as text. */
async function rowsOf(companyCode: string): Promise<string> {
  return inCompany(app.kernel.db, companyCode, async (tx) =>
    JSON.stringify([
      await tx.selectFrom('people').selectAll().orderBy('person_id').execute(),
      await tx.selectFrom('departments').selectAll().orderBy('department_code').execute(),
      await tx.selectFrom('posts').selectAll().orderBy('post_id').execute(),
      await tx.selectFrom('post_comments').selectAll().orderBy('comment_id').execute(),
      await tx.selectFrom('audit_log').selectAll().orderBy('audit_id').execute(),
      await tx.selectFrom('passwords').selectAll().orderBy('person_id').execute(),
    ]),
  );
}

/** Returns the posts with their authors, and their numbers of comments and recommendations. */
async function writtenIn({ kernel }: TestApp): Promise<object[]> {
  const companyCode = (await findDemo(kernel))?.administrator.companyCode ?? '';
  return inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('posts as p')
      .leftJoin('people as a', 'a.person_id', 'p.author_id')
      .select(['p.title', 'a.full_name', 'a.department_code', 'p.comment_count', 'p.recommendation_count', 'p.state'])
      // Two that were written within a millisecond have no order.
      .orderBy('p.title')
      .execute(),
  );
}

test('OPS-07 a start in production refuses the demo before it creates anything', async () => {
  expect(() => refuseInProduction({ mode: 'production' })).toThrow('MADANG_MODE=production');
  const inUse = { ...app.kernel, config: { ...app.kernel.config, mode: 'production' as const } };
  await expect(fillDemo(app.app, inUse)).rejects.toThrow('MADANG_MODE=production');
  expect(await findDemo(app.kernel)).toBeUndefined();
});

test('OPS-07 the demo is an active company, whose people sign in with the password that is shown once', async () => {
  // Two starts at once fill it once, and one of them gets the password.
  const told = await Promise.all([fill(), fill()].map((filling) => filling.catch(() => undefined)));
  const [demo, ...others] = told.filter((each) => each?.password !== undefined);
  if (demo?.password === undefined) throw new Error('nobody was told the password');
  expect(others).toEqual([]);
  const [administrator, employee] = await Promise.all(
    [demo.administratorId, demo.employeeId].map((loginId) =>
      signInAs(app, { loginId, password: demo.password ?? '' }, { language: 'ko' }),
    ),
  );
  const home = (await employee?.get('/api/v1/portal/home'))?.json<Home>();
  const onHome = boards.filter(({ settings }) => settings.showsOnHome);
  expect(home?.portlets.map(({ koreanTitle, kind }) => koreanTitle ?? kind)).toEqual([
    ...onHome.map(({ settings }) => settings.boardName),
    'feed',
    'approvals',
    'anniversaries',
    'links',
  ]);
  expect(home?.feed.posts.items).not.toEqual([]);
  expect(home?.feed.pinned).not.toBeNull();
  expect(home?.anniversaries).not.toEqual([]);
  expect(home?.notices).toEqual([{ kind: 'unreadMessages', count: 2 }]);
  expect(home?.menus).toHaveLength(menus.length);
  expect(home?.links.map(({ koreanTitle, icon }) => [koreanTitle, icon])).toEqual(
    links.map(([title, , , icon]) => [title, icon]),
  );
  const counted = async (path: string) => (await administrator?.get(path))?.json<Counts>();
  expect(await counted('/api/v1/department-count')).toMatchObject({ count: departments.length });
  const people = await counted('/api/v1/employees');
  expect(people?.total.count).toBe(demoEmployees().length + 1);
  // The administrator signed up and was given none.
  expect(people?.items.filter(({ jobRank, jobTitle }) => !jobRank || !jobTitle)).toHaveLength(1);
  const places = (await employee?.get('/api/v1/locations'))?.json<{
    items: { seatCount: number; takenCount: number }[];
  }>();
  expect(places?.items.map(({ seatCount, takenCount }) => [seatCount > 0, takenCount])).toEqual([
    [false, 0],
    [true, 9],
    [true, 9],
  ]);
  const { items: cards } = (
    await employee?.post('/api/v1/organisation/cards/search', {
      departmentCodes: ['TOP', ...departments.map(([code]) => code)],
    })
  )?.json<{ items: { head: { department: { departmentCode: string } } | null; departmentCode: string }[] }>() ?? {
    items: [],
  };
  const led = cards.filter(({ head }) => head);
  expect(led).toHaveLength(departments.length - 1);
  for (const { head, departmentCode } of led) expect(head?.department.departmentCode).toBe(departmentCode);
  expect((await counted('/api/v1/anniversaries'))?.count).toBe(anniversaries.length);
  const categories = (await administrator?.get('/api/v1/item-categories'))?.json<{ items: { itemCount: number }[] }>();
  const used = categories?.items.map(({ itemCount }) => itemCount);
  const upwards = (one: number, other: number) => one - other;
  expect(used?.toSorted(upwards)).toEqual(demoCategories.map(({ items }) => items.length).toSorted(upwards));
  // Some people left, one of them came back, and one is locked out.
  const states = await Promise.all(
    ['retired', 'reinstated', 'suspended'].map(async (state) => {
      const found = await administrator?.post('/api/v1/employees/search', { state });
      return found?.json<Counts>().total.count;
    }),
  );
  expect(states).toEqual([2, 1, 1]);
  const asked = await administrator?.post('/employee/memberadmin/rest/v1/id/request/list', { queryType: '2' });
  expect(asked?.json<{ items: object[] }>().items).toMatchObject([{ state: 'requesting', type: 'change' }]);
  const keys = await inCompany(app.kernel.db, (await findDemo(app.kernel))?.administrator.companyCode ?? '', (tx) =>
    tx.selectFrom('person_keys').select('released_at').execute(),
  );
  expect(keys).toEqual([{ released_at: null }]);
  const { items: managed = [] } = (await administrator?.get('/api/v1/admin/boards'))?.json<Boards>() ?? {};
  expect(managed.map(({ boardName, postCount }) => [boardName, postCount])).toEqual(
    boards.map(({ settings, posts }) => [settings.boardName, posts.length]),
  );
});

test('OPS-07 a second start creates nothing twice and shows no password', async () => {
  const demo = await findDemo(app.kernel);
  const companyCode = demo?.administrator.companyCode ?? '';
  const before = await rowsOf(companyCode);
  expect(await fill()).toMatchObject({ companyName: '솔바람상사', password: undefined });
  expect(await rowsOf(companyCode)).toBe(before);
});

test('OPS-07 an interrupted demo is completed, and an ID of another person is not changed', async () => {
  const other = await startTestApp({ work: false });
  const hasher = { hash: () => Promise.reject(new Error('broken off')) } as unknown as PasswordHasher;
  await expect(fillDemo(other.app, { ...other.kernel, hasher })).rejects.toThrow('broken off');
  const administrator = (await findDemo(other.kernel))?.administrator;
  expect(await findDemo(other.kernel)).toEqual({ administrator, isFilled: false });
  const demo = await fillDemo(other.app, other.kernel);
  expect(demo.password).toBeDefined();
  expect(await findDemo(other.kernel)).toEqual({ administrator, isFilled: true });
  // What is invented is invented alike, whole or in two parts.
  expect(await writtenIn(other)).toEqual(await writtenIn(app));

  const third = await startTestApp({ work: false });
  await addTestPerson(third, { loginId: demo.administratorId });
  await expect(fillDemo(third.app, third.kernel)).rejects.toThrow(demo.administratorId);
  const outside = { ...third.kernel, config: { ...third.kernel.config, databaseUrl: 'postgres://elsewhere' } };
  await third.kernel.db.deleteFrom('login_ids').execute();
  await expect(fillDemo(third.app, outside)).rejects.toThrow('DATABASE_URL holds 1 companies');
});
