import { afterEach, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const renewPath = '/api/v1/calendar-feed';
const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

interface Property {
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

/** RFC 5545 as a calendar program reads it: lines of at most 75 octets, unfolded, then unescaped. */
function readCalendar(text: string): Property[][] {
  expect(text.endsWith('END:VCALENDAR') || text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const unfolded = lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  const blocks: Property[][] = [];
  for (const line of unfolded.filter((each) => each !== '')) {
    const [, name = '', params = '', value = ''] = /^([A-Z-]+)((?:;[^:]+)?):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') blocks.push([]);
    blocks
      .at(-1)
      ?.push({ name, params, value: value.replaceAll(/\\([\\;,nN])/g, (_all, mark: string) => unescaped(mark)) });
  }
  return blocks;
}

function unescaped(mark: string): string {
  return mark.toLowerCase() === 'n' ? '\n' : mark;
}

function valueOf(block: readonly Property[] | undefined, name: string): string | undefined {
  return block?.find((property) => property.name === name)?.value;
}

async function administratorWith(...list: readonly object[]) {
  const administrator = await newAdministrator(app, 'FEED');
  await endSetUp(app, administrator.companyCode);
  for (const each of list) {
    expect((await administrator.post('/api/v1/anniversaries', each)).status).toBe(200);
  }
  return administrator;
}

async function renewedAddress(browser: Browser): Promise<string> {
  return new URL((await browser.post(renewPath)).json<{ address: string }>().address).pathname;
}

const subject = '창립; 기념일, \\ "백 년" 그리고 앞으로의 백 년';

test('CAL-02 the feed is a valid calendar: types, folding, escapes, a date for every year', async () => {
  const administrator = await administratorWith(
    { subject, date: '2020-03-02', isHoliday: true },
    { subject: '추석', date: '2020-08-15', isLunar: true },
  );
  const address = await renewedAddress(administrator);
  const answer = await app.browser({ language: 'ko' }).get(address, { accept: 'text/calendar' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const [calendar, ...events] = readCalendar(answer.text);
  expect(valueOf(calendar, 'VERSION')).toBe('2.0');
  // The console made it, and a program that subscribes shows whose it is.
  expect(valueOf(calendar, 'X-WR-CALNAME')).toBe(administrator.companyCode);
  const year = new Date().getFullYear();
  const ofFoundation = events.filter((event) => valueOf(event, 'SUMMARY') === subject);
  expect(ofFoundation.map((event) => valueOf(event, 'DTSTART'))).toEqual(
    Array.from({ length: 12 }, (_, index) => `${year - 1 + index}0302`),
  );
  expect(ofFoundation[0]?.find(({ name }) => name === 'DTSTART')?.params).toBe(';VALUE=DATE');
  expect(valueOf(ofFoundation[0], 'CATEGORIES')).toBe('휴일');
  const harvest = events.find((event) => valueOf(event, 'DTSTART') === '20270915');
  expect([valueOf(harvest, 'SUMMARY'), valueOf(harvest, 'DESCRIPTION')]).toEqual(['추석', '음력 8월 15일']);
  const ids = events.map((event) => valueOf(event, 'UID'));
  expect(new Set(ids).size).toBe(ids.length);
  const again = readCalendar((await app.browser().get(address)).text).slice(1);
  expect(again.map((event) => valueOf(event, 'UID'))).toEqual(ids);
});

test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Seoul', 'UTC'])(
  'CAL-02 the days are the same on a server in %s',
  async (serverZone) => {
    const administrator = await administratorWith({ subject: '설날', date: '2020-01-01', isLunar: true });
    const address = await renewedAddress(administrator);
    process.env['TZ'] = serverZone;
    const days = readCalendar((await app.browser().get(address)).text).map((event) => valueOf(event, 'DTSTART'));
    expect(days).toEqual(expect.arrayContaining(['20270207', '20280127', '20290213']));
  },
);

test('CAL-02 the address contains a secret of at least 128 bits, stored as a hash, and a new one ends the old', async () => {
  const administrator = await administratorWith({ subject: '창립기념일', date: '2020-03-02' });
  const addresses = [await renewedAddress(administrator), await renewedAddress(administrator)];
  const [first = '', second = ''] = addresses.map((address) => address.split('/')[2] ?? '');
  expect(Buffer.from(second, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(first).not.toBe(second);
  expect((await app.browser().get(addresses[0] ?? '')).error.errorCode).toBe('CO404');
  expect((await app.browser().get(addresses[1] ?? '')).status).toBe(200);
  const { rows } = await app.pools.owner.query<{ row: string }>(`select f::text as row from calendar_feeds f`);
  for (const { row } of rows) expect(row).not.toContain(second);
  const listed = (await administrator.get('/api/v1/anniversaries')).json();
  expect(listed['feedMadeAt']).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(second);
});

test('CAL-02 an ended feed, a wrong secret and another company’s days are not found', async () => {
  const administrator = await administratorWith({ subject: '우리 회사', date: '2020-03-02' });
  const other = await administratorWith({ subject: '다른 회사', date: '2020-03-02' });
  const address = await renewedAddress(administrator);
  await renewedAddress(other);
  expect((await app.browser().get(address)).text).not.toContain('다른 회사');
  expect((await administrator.delete(renewPath)).json()).toEqual({ result: 'success' });
  expect((await administrator.delete(renewPath)).error.errorCode).toBe('CO404');
  for (const path of [address, '/calendar-feeds/x/anniversaries.ics']) {
    const answer = await app.browser().get(path);
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
  }
});
