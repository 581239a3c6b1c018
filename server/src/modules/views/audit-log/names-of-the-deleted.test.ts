import { expect, test } from 'vitest';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

const rowsOf = async (by: Browser, kind: string, id: string) =>
  (await by.get(`/api/v1/records?kind=all&aboutKind=${kind}&aboutId=${id}`)).json<List<AuditRecord>>().items;

const done = async (answer: ReturnType<Browser['post']>) => {
  const got = await answer;
  expect(got.status, got.text).toBe(200);
  return got.json();
};

test('MEM-07 every row about a deleted item shows its name at deletion', async () => {
  const administrator = await administratorOf(app, 'RECD1');
  const rank = { jobRankCode: 'G7', jobRankName: '수석', englishJobRankName: 'Principal' };
  await done(administrator.post('/api/v1/job-ranks', rank));
  await done(administrator.delete('/api/v1/job-ranks/G7'));
  const link = {
    koreanTitle: '위키',
    englishTitle: 'Wiki',
    url: 'https://wiki.hanbit.example/',
    icon: 'link',
    windowTarget: 'newTab',
  };
  const { linkId } = await done(administrator.post('/api/v1/quick-links', link));
  await done(administrator.delete(`/api/v1/quick-links/${String(linkId)}`));

  const ranks = await rowsOf(administrator, 'job-rank', 'G7');
  expect(ranks.map(({ operation, target }) => [operation, target.name, target.englishName])).toEqual([
    ['delete-job-rank', '수석', 'Principal'],
    ['create-job-rank', '수석', 'Principal'],
  ]);
  const links = await rowsOf(administrator, 'quick-link', String(linkId));
  expect(links.map(({ operation, target }) => [operation, target.name])).toEqual([
    ['delete-link', '위키'],
    ['create-link', '위키'],
  ]);
});

test('MEM-07 a row of a menu names its lower menus before and after', async () => {
  const administrator = await administratorOf(app, 'RECD2');
  const lower = (koreanTitle: string, url: string) => ({
    koreanTitle,
    englishTitle: 'News',
    url,
    windowTarget: 'newTab',
  });
  const group = {
    kind: 'group',
    koreanTitle: '소식',
    englishTitle: 'News',
    url: '',
    windowTarget: 'newWindow',
    isActive: true,
    lowerMenus: [lower('공지', '/portalapp/home')],
  };
  const { menuId } = await done(administrator.post('/api/v1/menus', group));
  const { kind: _kind, ...expected } = group;
  const changed = { ...group, lowerMenus: [lower('포털 홈', '/portalapp/home'), lower('행사', '/portalapp/home')] };
  await done(administrator.put(`/api/v1/menus/${String(menuId)}`, { ...changed, expected }));
  const [row] = await rowsOf(administrator, 'menu', String(menuId));
  expect(row).toMatchObject({
    fields: ['lowerMenus'],
    changes: [
      {
        field: 'lowerMenus',
        before: '공지 (/portalapp/home)',
        after: '포털 홈 (/portalapp/home), 행사 (/portalapp/home)',
      },
    ],
  });
});
