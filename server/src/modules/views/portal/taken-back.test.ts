// Runs on every PostgreSQL: deleted rows and their history.
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { purgeDeleted, purgeDeletedTask, undoMinutes } from '../../../kernel/undo/deleted-rows.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { plannedJobs } from '../../../testing/database/planned-jobs.ts';
import { auditOf, endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });

const page = (url: string) => ({ koreanTitle: '쪽', englishTitle: 'Page', url, windowTarget: 'newTab' });
const titles = { koreanTitle: '모음', englishTitle: 'Group' };
const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3f8f7f' } })
  .png()
  .toBuffer();

interface Section {
  readonly path: string;
  readonly table: string;
  readonly input: object;
  readonly kind: string;
  /** Limit during the set-up. */
  readonly limit: number;
  readonly full: string;
}

const menus: Section = {
  path: '/api/v1/menus',
  table: 'menus',
  input: {
    kind: 'group',
    ...titles,
    isActive: false,
    lowerMenus: [page('/portalapp/home'), page('/portalapp/boards')],
  },
  kind: 'menu',
  limit: 20,
  full: 'SET_UP_LIMIT',
};
const links: Section = {
  path: '/api/v1/quick-links',
  table: 'quick_links',
  input: { ...page('/portalapp/home'), icon: 'mail', image: picture.toString('base64') },
  kind: 'link',
  limit: 30,
  full: 'LINK_LIMIT',
};
const anniversaries: Section = {
  path: '/api/v1/anniversaries',
  table: 'anniversaries',
  // The lunar year 2020 had a leap April.
  input: {
    subject: '윤달',
    date: '2020-04-01',
    isLunar: true,
    isLeapMonth: true,
    isHoliday: true,
    everyYears: 2,
    ends: 'until',
    until: '2040-12-31',
  },
  kind: 'anniversary',
  limit: 3,
  full: 'SET_UP_LIMIT',
};
const sections: readonly [name: string, section: Section][] = [
  ['POR-01 a group of menus', menus],
  ['POR-03 a quick link', links],
  ['CAL-01 an anniversary', anniversaries],
];

type Administrator = Awaited<ReturnType<typeof newAdministrator>>;

async function done(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
  return answer;
}

async function made(browser: Browser, { path, input }: Section, change: object = {}): Promise<string> {
  const answer = await done(browser.post(path, { ...input, ...change }));
  return Object.values(answer.json<Record<string, string>>())[0] ?? '';
}

/** The undo of the last deletion of each. */
const undoIds = new Map<string, string>();
async function remove(browser: Browser, { path }: Section, id: string): Promise<Answer> {
  const answer = await browser.delete(`${path}/${id}`);
  const undoId = undoIdOf(answer);
  if (undoId !== undefined) undoIds.set(id, undoId);
  return answer;
}
const restore = (browser: Browser, id: string) =>
  browser.post(`/api/v1/undo/${undoIds.get(id) ?? crypto.randomUUID()}`);
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : `${status} ${error.errorCode}`);

/** All that stands, to the last column. */
async function rowsOf({ companyCode }: Administrator, table: string): Promise<object[]> {
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t order by t::text`.execute(tx),
  );
  return rows.map(({ row }) => row);
}

async function idsOf(browser: Browser, { path, kind }: Section): Promise<string[]> {
  const { items } = (await browser.get(path)).json<{ items: Record<string, string>[] }>();
  return items.map((row) => row[`${kind}Id`] ?? '');
}

test.each(sections)(
  '%s can be restored after a deletion, once and unchanged, and the audit log names the actor',
  async (_name, section) => {
    const administrator = await newAdministrator(app, 'BACKA');
    const [, second] = [
      await made(administrator, section),
      await made(administrator, section),
      await made(administrator, section),
    ];
    const before = await rowsOf(administrator, section.table);
    await done(remove(administrator, section, second));
    expect((await rowsOf(administrator, section.table)).length).toBeLessThan(before.length);
    expect((await done(restore(administrator, second))).json()).toEqual({ result: 'success' });
    expect(await rowsOf(administrator, section.table)).toEqual(before);
    expect(codeOf(await restore(administrator, second))).toBe('409 UNDO_OVER');
    expect(await rowsOf(administrator, section.table)).toEqual(before);
    expect(await rowsOf(administrator, 'deleted_rows')).toEqual([]);
    const audit = (await auditOf(app, administrator.companyCode)).slice(3);
    expect(audit).toEqual(
      ['delete', 'restore'].map((verb) => ({
        operation: `${verb}-${section.kind}`,
        actor_id: administrator.personId,
        target_id: second,
      })),
    );
  },
);

test.each(sections)(
  '%s is restored once by many at once, and again after a second deletion',
  async (_name, section) => {
    const administrator = await newAdministrator(app, 'BACKB');
    const id = await made(administrator, section);
    const before = await rowsOf(administrator, section.table);
    for (let round = 0; round < 3; round += 1) {
      const deleted = await Promise.all([1, 2, 3].map(() => remove(administrator, section, id)));
      expect(deleted.map(codeOf).toSorted()).toEqual(['404 CO404', '404 CO404', 'done']);
      const answers = await Promise.all([1, 2, 3, 4].map(() => restore(administrator, id)));
      expect(answers.map(codeOf).toSorted()).toEqual([...Array(3).fill('409 UNDO_OVER'), 'done']);
      expect(await rowsOf(administrator, section.table)).toEqual(before);
    }
  },
);

test.each(sections)(
  '%s is not restored beyond the limit, and of many at once as many as fit',
  async (_name, section) => {
    const administrator = await newAdministrator(app, 'BACKC');
    const ids = [];
    while (ids.length < section.limit) ids.push(await made(administrator, section));
    const [first = '', second = '', third = ''] = ids;
    for (const id of [first, second, third]) await done(remove(administrator, section, id));
    const later = [await made(administrator, section), await made(administrator, section)];
    const answers = await Promise.all([first, second, third].map((id) => restore(administrator, id)));
    expect(answers.map(codeOf).toSorted()).toEqual([`409 ${section.full}`, `409 ${section.full}`, 'done']);
    expect(answers.find(({ status }) => status !== 200)?.error.params).toEqual({ 0: section.limit });
    const stands = await rowsOf(administrator, section.table);
    const audited = (await auditOf(app, administrator.companyCode)).filter(({ operation }) =>
      operation.startsWith('restore-'),
    );
    expect(audited).toHaveLength(1);
    // Refused, nothing has changed; with room again it comes.
    const [left = ''] = [first, second, third].filter((_id, place) => answers[place]?.status !== 200);
    expect(codeOf(await restore(administrator, left))).toBe(`409 ${section.full}`);
    expect(await rowsOf(administrator, section.table)).toEqual(stands);
    await done(remove(administrator, section, later[0] ?? ''));
    await done(restore(administrator, left));
  },
);

test('LIM-02 the limit for restoring is that of a finished company once the set-up has ended', async () => {
  const administrator = await newAdministrator(app, 'BACKD');
  const ids = [];
  while (ids.length < 3) ids.push(await made(administrator, anniversaries));
  await done(remove(administrator, anniversaries, ids[0] ?? ''));
  await made(administrator, anniversaries);
  expect(codeOf(await restore(administrator, ids[0] ?? ''))).toBe('409 SET_UP_LIMIT');
  await endSetUp(app, administrator.companyCode);
  await done(restore(administrator, ids[0] ?? ''));
});

test.each([
  ['POR-01 menus', menus, '/api/v1/menu-order', 'menuIds'],
  ['POR-03 quick links', links, '/api/v1/quick-link-order', 'linkIds'],
] as const)(
  '%s keep their position when restored, whatever was placed there since',
  async (_name, section, orderPath, keys) => {
    const administrator = await newAdministrator(app, 'BACKE');
    const ids = [];
    while (ids.length < 4) ids.push(await made(administrator, section));
    const [a = '', b = '', c = '', d = ''] = ids;
    const drop = (id: string) => done(remove(administrator, section, id));
    const back = (id: string) => done(restore(administrator, id));
    const order = () => idsOf(administrator, section);
    for (const id of [b, c]) await drop(id);
    for (const id of [b, c]) await back(id);
    expect(await order()).toEqual([a, b, c, d]);
    // The first one has the number of the third by now, and would stand in front of it by age.
    await drop(c);
    await done(administrator.put(orderPath, { [keys]: [d, b, a] }));
    await back(c);
    expect(await order()).toEqual([d, b, c, a]);
    // Who came behind the last one has its number.
    await drop(a);
    const e = await made(administrator, section);
    await back(a);
    expect(await order()).toEqual([d, b, c, a, e]);
  },
);

test('POR-03 the picture of a deleted link is inaccessible, is restored with it, and is deleted in the end', async () => {
  const administrator = await newAdministrator(app, 'BACKF');
  const { companyCode } = administrator;
  const id = await made(administrator, links);
  const { items } = (await administrator.get(links.path)).json<{ items: [{ imageAddress: string }] }>();
  const [{ imageAddress }] = items;
  const fileId = imageAddress.split('/').at(-1) ?? '';
  const file = () => app.kernel.files.get(companyCode, fileId);
  const purge = () => purgeDeleted(app.kernel, { companyCode, table: links.table, key: id });
  await done(remove(administrator, links, id));
  expect(codeOf(await administrator.get(imageAddress))).toBe('404 CO404');
  // The job of an earlier deletion may come any time.
  await purge();
  await done(restore(administrator, id));
  expect((await administrator.get(imageAddress)).status).toBe(200);
  await app.advance(undoMinutes * 60);
  await purge();
  expect(await file()).toBeDefined();
  await done(remove(administrator, links, id));
  await purge();
  expect(await file()).toBeDefined();
  await app.advance(undoMinutes * 60);
  expect(codeOf(await restore(administrator, id))).toBe('409 UNDO_OVER');
  await purge();
  expect(await file()).toBeUndefined();
  expect(await rowsOf(administrator, 'deleted_rows')).toEqual([]);
  expect((await plannedJobs(app, purgeDeletedTask)).at(-1)?.waitSeconds).toBe(undoMinutes * 60 + 1);
});

test('CAL-02 calendar programs recognise a restored anniversary by its former ids', async () => {
  const administrator = await newAdministrator(app, 'BACKG');
  const id = await made(administrator, anniversaries);
  const { address } = (await done(administrator.post('/api/v1/calendar-feed'))).json<{ address: string }>();
  const uids = async () =>
    (await app.browser().get(new URL(address).pathname)).text
      .split('\r\n')
      .filter((line) => /^UID:(?!public-)/.test(line));
  const before = await uids();
  expect(before.length).toBeGreaterThan(5);
  await done(remove(administrator, anniversaries, id));
  expect(await uids()).toEqual([]);
  await done(restore(administrator, id));
  expect(await uids()).toEqual(before);
});

test('POR-01 a group is restored with a lower menu whose page is no longer listed', async () => {
  const administrator = await newAdministrator(app, 'BACKH');
  const own = page('https://news.hanbit.example');
  const menu = await made(administrator, { ...menus, input: { kind: 'menu', ...own } });
  const group = await made(administrator, menus, { lowerMenus: [own] });
  const before = await rowsOf(administrator, 'menus');
  for (const id of [group, menu]) await done(remove(administrator, menus, id));
  for (const id of [group, menu]) await done(restore(administrator, id));
  expect(await rowsOf(administrator, 'menus')).toEqual(before);
});

test('POR-01 a group changed during its deletion is restored with all of its latest lower menus', async () => {
  const administrator = await newAdministrator(app, 'BACKJ');
  const id = await made(administrator, menus);
  const lowerMenus = [page('/portalapp/home'), page('/portalapp/boards'), page('/portalapp/home')];
  for (let round = 0; round < 20; round += 1) {
    const count = 1 + (round % 3);
    const change = { ...menus.input, lowerMenus: lowerMenus.slice(0, count) };
    const [changed, deleted] = await Promise.all([
      administrator.put(`${menus.path}/${id}`, change),
      remove(administrator, menus, id),
    ]);
    expect([codeOf(changed), codeOf(deleted)]).toEqual([expect.toBeOneOf(['done', '404 CO404']), 'done']);
    await done(restore(administrator, id));
    const { items } = (await administrator.get(menus.path)).json<{ items: [{ lowerMenus: object[] }] }>();
    const [group] = items;
    expect(group.lowerMenus.length).toBeGreaterThan(0);
    if (changed.status === 200) expect(group.lowerMenus).toHaveLength(count);
  }
});

test.each(sections)('MEM-04 API-07 only an administrator of its company restores %s', async (_name, section) => {
  const [administrator, other] = [await newAdministrator(app, 'BACKI'), await newAdministrator(app, 'BACKI')];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const id = await made(administrator, section);
  await done(remove(administrator, section, id));
  const kept = await rowsOf(administrator, 'deleted_rows');
  expect(kept).toHaveLength(1);
  expect(codeOf(await restore(app.browser(), id))).toBe('401 AC100');
  expect(codeOf(await restore(employee, id))).toBe('403 CO401');
  expect(codeOf(await restore(other, id))).toBe('409 UNDO_OVER');
  expect(codeOf(await restore(administrator, crypto.randomUUID()))).toBe('409 UNDO_OVER');
  expect(await rowsOf(administrator, 'deleted_rows')).toEqual(kept);
  expect(await rowsOf(other, section.table)).toEqual([]);
  await done(restore(administrator, id));
});
