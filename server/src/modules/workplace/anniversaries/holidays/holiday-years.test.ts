import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { HolidayRow } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { newAdministrator } from '../../../../testing/portal-companies.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { runCommand } from '../../../views/operators/index.ts';
import { lastYearOf } from './holidays.ts';

const app = await startTestApp();
const year = lastYearOf('KR') + 1;
const file = {
  country: 'KR',
  year,
  source: '공휴일에 관한 법률',
  days: [
    { from: `${year}-01-01`, name: 'newYear' },
    { from: `${year}-01-26`, to: `${year}-01-28`, name: 'seollal' },
  ],
};

async function load(content: unknown): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'madang-holidays-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'holidays.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return runCommand(app.kernel, ['holidays', 'load', path]);
}

interface Holidays {
  readonly items: HolidayRow[];
  readonly source: string;
  readonly isFinal: boolean;
  readonly lastYear: number;
}
const read = async (browser: Browser, of = year) =>
  (await browser.get(`/api/v1/public-holidays?year=${of}`, { 'accept-language': 'ko' })).json<Holidays>();
const notices = async (browser: Browser) =>
  (await browser.get('/api/v1/console/notices')).json<{ items: { kind: string }[] }>().items;

/** A day of a year that falls on a Monday in January. */
function mondayOf(of: number): string {
  const day = new Date(Date.UTC(of, 0, 10));
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test('a year loaded by the operator is shown to every company, and a new file replaces it', async () => {
  const administrator = await newAdministrator(app, 'HOLY');
  expect((await read(administrator)).items).toEqual([]);
  expect(await load(file)).toEqual([`KR ${year}: 2 entries`]);
  const seen = await read(administrator);
  expect(seen).toMatchObject({ source: file.source, isFinal: true, lastYear: year });
  expect(seen.items).toMatchObject([
    { name: '신정', from: `${year}-01-01`, to: `${year}-01-01`, kind: 'holiday' },
    { from: `${year}-01-26`, to: `${year}-01-28` },
  ]);
  await load({ ...file, isFinal: false, days: file.days.slice(0, 1) });
  expect(await read(administrator)).toMatchObject({ isFinal: false, items: [{ from: `${year}-01-01` }] });
  // The years of the release stand beside it.
  expect((await read(administrator, year - 1)).items.length).toBeGreaterThan(10);
  expect((await runCommand(app.kernel, ['holidays', 'list']))[0]).toContain(`${year} (not final)`);
});

test.each([
  ['HOLIDAY_DAY', { from: `${year}-02-30`, name: 'newYear' }],
  ['HOLIDAY_DAY', { from: `${year - 1}-01-01`, name: 'newYear' }],
  ['HOLIDAY_DAY', { from: `${year}-01-03`, to: `${year}-01-02`, name: 'newYear' }],
  ['HOLIDAY_ORDER', { from: `${year}-01-01`, name: 'seollal' }],
  ['HOLIDAY_NAME', { from: `${year}-03-01`, name: 'toString' }],
  ['HOLIDAY_KIND', { from: mondayOf(year), name: 'newYear', kind: 'workday' }],
  ['CO400', { from: `${year}-03-01`, name: 'seollal', kind: 'half' }],
])('an invalid file is refused with %s and keeps the loaded year', async (code, day) => {
  await expect(load({ ...file, days: [file.days[0], day] })).rejects.toMatchObject({
    fields: [{ path: expect.stringMatching(/^days\.1\./) as string, code }],
  });
});

test('a file without JSON, without days or with too many is refused', async () => {
  await expect(load('no JSON')).rejects.toThrow('no JSON');
  await expect(load({ ...file, days: [] })).rejects.toMatchObject({ fields: [{ path: 'days' }] });
  const days = Array.from({ length: 101 }, () => file.days[0]);
  await expect(load({ ...file, days })).rejects.toMatchObject({ fields: [{ path: 'days' }] });
});

test('the console reports a missing year in the month before it starts, until it is loaded', async () => {
  const now = new Date();
  const december = Date.UTC(lastYearOf('JP'), 11, 10);
  expect(await notices(await newAdministrator(app, 'HOLY'))).toEqual([{ kind: 'setUpIsNew' }]);
  await app.advance(Math.ceil((december - now.getTime()) / 1000));
  const administrator = await newAdministrator(app, 'HOLY');
  await administrator.put('/api/v1/public-holidays', { choice: 'JP' });
  const missing = async () => (await notices(administrator)).filter(({ kind }) => kind === 'holidaysMissing');
  const next = lastYearOf('JP') + 1;
  expect(await missing()).toEqual([{ kind: 'holidaysMissing', country: 'JP', year: next }]);
  await load({ ...file, country: 'JP', year: next, days: [{ from: `${next}-01-01`, name: 'newYear' }] });
  expect(await missing()).toEqual([]);
});
