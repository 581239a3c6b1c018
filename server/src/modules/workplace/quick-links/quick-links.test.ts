import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { LinkRow } from '@madang/contract/workplace/quick-links/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { auditOf, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/quick-links';
const link = { koreanTitle: '회사 규정', englishTitle: 'Rules', url: 'https://rules.hanbit.example/all' };
const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3f8f7f' } })
  .png()
  .toBuffer();
const image = picture.toString('base64');

async function listOf(browser: Browser): Promise<LinkRow[]> {
  return (await browser.get(path)).json<{ items: LinkRow[] }>().items;
}

async function made(browser: Browser, change: object = {}): Promise<string> {
  const answer = await browser.post(path, { ...link, ...change });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ linkId: string }>().linkId;
}

test('POR-03 a quick link is created, changed, ordered and deleted, and the audit log names the actor', async () => {
  const administrator = await newAdministrator(app, 'LINKA');
  const [first, second, third] = [
    await made(administrator),
    await made(administrator, { url: '/portalapp/home', windowTarget: 'newWindow', icon: 'mail' }),
    await made(administrator),
  ];
  expect((await administrator.put('/api/v1/quick-link-order', { linkIds: [third, first] })).status).toBe(200);
  expect((await listOf(administrator)).map(({ linkId }) => linkId)).toEqual([third, first, second]);
  const changed = { ...link, koreanTitle: '새 규정', windowTarget: 'newWindow', icon: 'help' };
  expect((await administrator.put(`${path}/${first}`, changed)).json()).toEqual({ result: 'success' });
  expect((await listOf(administrator))[1]).toEqual({ ...changed, linkId: first, imageAddress: null });
  expect((await administrator.delete(`${path}/${third}`)).json()).toEqual({ result: 'success' });
  expect((await listOf(administrator)).map(({ linkId }) => linkId)).toEqual([first, second]);
  const audit = await auditOf(app, administrator.companyCode);
  expect(audit.map(({ operation }) => operation)).toEqual([
    'create-link',
    'create-link',
    'create-link',
    'order-links',
    'change-link',
    'delete-link',
  ]);
});

test('POR-03 its picture is redrawn, shown only to the company’s people, kept, replaced and removed', async () => {
  const administrator = await newAdministrator(app, 'LINKA');
  const stranger = await newAdministrator(app, 'LINKA');
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const linkId = await made(administrator, { image });
  const addressNow = async () => (await listOf(administrator))[0]?.imageAddress ?? '';
  const first = await addressNow();
  const shown = await employee.get(first, { accept: 'image/avif,image/webp,*/*' });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect(shown.headers['cache-control']).toContain('immutable');
  expect((await stranger.get(first)).error.errorCode).toBe('CO404');
  expect((await app.browser().get(first)).error.errorCode).toBe('AC100');
  await administrator.put(`${path}/${linkId}`, link);
  expect(await addressNow()).toBe(first);
  await administrator.put(`${path}/${linkId}`, { ...link, image });
  const second = await addressNow();
  expect(second).not.toBe(first);
  expect((await employee.get(first)).status).toBe(404);
  await administrator.put(`${path}/${linkId}`, { ...link, image: null });
  expect((await listOf(administrator))[0]?.imageAddress).toBeNull();
  expect((await employee.get(second)).status).toBe(404);
  const fileId = second.split('/').at(-1) ?? '';
  expect(await app.kernel.files.get(administrator.companyCode, fileId)).toBeUndefined();
});

test.each([
  [{ koreanTitle: '' }, 'koreanTitle', 'MB_M_REQUIRED'],
  [{ koreanTitle: ' 규정' }, 'koreanTitle', 'MB_M_LEADING_SPACE'],
  [{ englishTitle: '규정' }, 'englishTitle', 'MB_M_ALPHANUMERIC'],
  [{ url: 'javascript:alert(1)' }, 'url', 'MB_M_URL'],
  [{ url: `https://${'r'.repeat(500)}` }, 'url', 'MB_M_MAX_LENGTH'],
  [{ icon: 'skull' }, 'icon', 'CO400'],
  [{ image: Buffer.alloc(500 * 1024 + 1).toString('base64') }, 'image', 'LINK_IMAGE_SIZE'],
  [{ image: 'not base64!' }, 'image', 'LINK_IMAGE_KIND'],
  [{ image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') }, 'image', 'LINK_IMAGE_KIND'],
])('POR-03 LIM-01 a link with %o is refused on %s with %s', async (change, field, code) => {
  const administrator = await newAdministrator(app, 'LINKA');
  const answer = await administrator.post(path, { ...link, ...change });
  expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, field, code]);
  expect(await listOf(administrator)).toEqual([]);
});

test('POR-03 LIM-01 of 64 simultaneous links 30 are created', async () => {
  const administrator = await newAdministrator(app, 'LINKA');
  const answers = await Promise.all(Array.from({ length: 64 }, () => administrator.post(path, link)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.error.errorCode, refused?.error.params]).toEqual([409, 'LINK_LIMIT', { 0: 30 }]);
  expect(await listOf(administrator)).toHaveLength(30);
});

test('MEM-04 API-07 only administrators of the company read and change links, and those of another company are not found', async () => {
  const [administrator, other] = [await newAdministrator(app, 'LINKA'), await newAdministrator(app, 'LINKA')];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const linkId = await made(administrator);
  const callsOf = async (browser: Browser) => [
    await browser.put(`${path}/${linkId}`, { ...link, image }),
    await browser.delete(`${path}/${linkId}`),
    await browser.put('/api/v1/quick-link-order', { linkIds: [linkId] }),
  ];
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [...(await callsOf(browser)), await browser.get(path), await browser.post(path, link)];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => code));
  }
  const foreign = await callsOf(other);
  expect(foreign.map(({ status, error }) => [status, error.errorCode])).toEqual(foreign.map(() => [404, 'CO404']));
  expect(await listOf(administrator)).toEqual([
    { ...link, linkId, windowTarget: 'newTab', icon: 'link', imageAddress: null },
  ]);
});
