import { expect, test } from 'vitest';
import { inCompany } from '../kernel/db/database.ts';
import { memberBrowser } from '../testing/member.ts';
import { startTestApp } from '../testing/test-app.ts';
import { fillAtSize } from './index.ts';

const app = await startTestApp({ work: false });
const size = { departments: 120, people: 60, boards: 25, posts: 500 };

async function filled(companyCode: string) {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await inCompany(app.kernel.db, companyCode, (tx) => fillAtSize(tx, companyCode, size));
  return administrator;
}

/** Returns the content that two companies of one size share: everything except their numbers and ids. */
const postsOf = (companyCode: string) =>
  inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('posts as p')
      .innerJoin('boards as b', 'b.board_number', 'p.board_number')
      .innerJoin('people as a', 'a.person_id', 'p.author_id')
      .select(['p.title', 'p.search_text', 'b.board_name', 'a.full_name', 'a.department_code'])
      .orderBy('p.post_id')
      .execute(),
  );

test('OPS-07 a company is filled to a size, reproducibly, and every page works with it', async () => {
  const administrator = await filled('SIZEA');
  const json = async (path: string) => (await administrator.get(path)).json<Record<string, unknown>>();
  expect(await json('/api/v1/department-count')).toMatchObject({ count: size.departments });
  expect(await json('/api/v1/departments/D00001/branch')).toMatchObject({ total: { count: 10 } });
  const found = await administrator.post('/api/v1/departments/search', { keyword: 'team0012' });
  expect(found.json()).toMatchObject({
    items: [{ department: { departmentCode: 'D00120' }, path: [{ departmentCode: 'TOP' }, {}, {}, {}] }],
  });
  expect(await json('/api/v1/employees')).toMatchObject({ total: { count: size.people + 1 } });
  const { items } = await json('/api/v1/admin/boards');
  expect((items as { postCount: number }[]).map(({ postCount }) => postCount)).toEqual(
    Array<number>(size.boards).fill(size.posts / size.boards),
  );
  const home = (await json('/api/v1/portal/home')) as {
    portlets: object[];
    feed: { posts: { items: { boardName: string; title: string }[] } };
  };
  expect(home.portlets).toHaveLength(20);
  // The newest of all boards, one from each.
  expect(home.feed.posts.items[0]?.title).toBe('글 500');
  await filled('SIZEB');
  expect(await postsOf('SIZEB')).toEqual(await postsOf('SIZEA'));
});
