import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markLimits } from '@madang/contract/ground/companies/limits.ts';
import { undoMinutes } from '../../../kernel/undo/deleted-rows.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { purgeMark } from './identity.ts';
import { readMailSender } from './index.ts';
import { changeCompanyIdentity } from './operations/change-company-identity.ts';

const app = await startTestApp();
const { kernel } = app;
const path = '/api/v1/company/identity';

const drawn = (width: number, height: number, background = '#3f8f7f') =>
  sharp({ create: { width, height, channels: 3, background } });
const base64 = (content: Uint8Array) => Buffer.from(content).toString('base64');
const png = await drawn(300, 100).png().toBuffer();
const mark = base64(png);

interface Identity {
  readonly shownName: string;
  readonly color: string;
  readonly markAddress: string | null;
  readonly logInAddress: string;
}
const read = async (browser: Browser) => (await browser.get(path)).json<Identity>();
const seen = ({ shownName, color, markAddress }: Identity) => ({ shownName, color, markAddress });
const idIn = (address: string | null) => address?.split('/').at(-1) ?? '';
const files = (companyCode: string, address: string | null) => kernel.files.get(companyCode, idIn(address));

/** Runs the undo of a change, a step that no browser call can name. */
function takeBack({ companyCode, personId }: { companyCode: string; personId: string }, input: object) {
  const principal = { kind: 'person', companyCode, personId } as const;
  const request = { id: randomUUID(), address: '' };
  return execute(kernel, changeCompanyIdentity, { principal, request }, input as never);
}

function lastAudit(companyCode: string) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['fields', 'detail'])
      .where('operation', '=', 'change-company-identity')
      .orderBy('audit_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}

test('a company shows the name, colour and mark chosen by an administrator to everyone who signs in there', async () => {
  const administrator = await newAdministrator(app, 'FACEA');
  const { companyCode } = administrator;
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  expect(await read(administrator)).toMatchObject({
    shownName: '',
    color: 'celadon',
    markAddress: null,
    companyName: companyCode,
    can: ['change'],
  });
  const change = await administrator.put(path, { shownName: ' 한빛 ', color: '#34506E', mark });
  expect(change.json(), change.text).toEqual({ result: 'success' });
  const { identity } = (await employee.get('/api/v1/session')).json<{ identity: Identity }>();
  expect(identity).toMatchObject({ shownName: '한빛', color: '#34506e' });
  const shown = await app.browser().get(identity.markAddress ?? '', { accept: 'image/avif,image/webp,*/*' });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.headers['cache-control']).toContain('immutable');
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  const kept = await sharp(await files(companyCode, identity.markAddress)).metadata();
  expect([kept.format, kept.width, kept.height]).toEqual(['png', markLimits.side, markLimits.side]);
  await administrator.put(path, { shownName: '', color: 'plum' });
  expect(seen(await read(administrator))).toEqual({
    shownName: '',
    color: 'plum',
    markAddress: identity.markAddress,
  });
});

test('the mark contains only the picture, and no other data of the file', async () => {
  const administrator = await newAdministrator(app, 'FACEA');
  const noted = await drawn(64, 64)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-A-CAMERA' } })
    .toBuffer();
  const polyglot = Buffer.concat([noted, Buffer.from('<script>CANARY-BEHIND()</script>')]);
  expect((await administrator.put(path, { mark: base64(polyglot) })).status).toBe(200);
  const content = await files(administrator.companyCode, (await read(administrator)).markAddress);
  expect(content?.includes('CANARY')).toBe(false);
  const { exif } = await sharp(content).metadata();
  expect(exif).toBeUndefined();
});

/** A PNG that says it has so many points and holds next to nothing. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
    return Buffer.concat([head, data, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

test('a file that is no PNG, JPEG or WebP, is broken, or has too many pixels is refused and changes nothing', async () => {
  const administrator = await newAdministrator(app, 'FACEA');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const wrong = {
    svg: Buffer.from(svg),
    svgBehindPng: Buffer.concat([png.subarray(0, 16), Buffer.from(svg)]),
    html: Buffer.from('<!doctype html><p>'),
    gif: await drawn(8, 8).gif().toBuffer(),
    tiff: await drawn(8, 8).tiff().toBuffer(),
    truncated: png.subarray(0, png.length / 2),
    bomb: bomb(8_000, 5_000),
    wideBomb: bomb(1_000_000, 40),
  };
  for (const [name, content] of Object.entries(wrong)) {
    const { status, error } = await administrator.put(path, { shownName: '한빛', mark: base64(content) });
    expect([status, error.fields[0]?.path, error.fields[0]?.code], name).toEqual([400, 'mark', 'MARK_KIND']);
  }
  const refusals = [
    [{ mark: base64(Buffer.alloc(markLimits.imageBytes + 1)) }, 'mark', 'MARK_SIZE'],
    [{ mark: 'not base64!' }, 'mark', 'MARK_KIND'],
    [{ color: 'rebeccapurple' }, 'color', 'CO400'],
    [{ color: '#808080' }, 'color', 'COLOR_CONTRAST'],
    [{ shownName: '한'.repeat(51) }, 'shownName', 'MB_M_MAX_LENGTH'],
    [{ shownName: 'log in at evil.example/x' }, 'shownName', 'MB_M_NO_WEB_ADDRESS'],
    [{ formerMarkId: '0190a0a0-0000-7000-8000-000000000000' }, 'formerMarkId', 'CO400'],
  ] as const;
  for (const [body, field, code] of refusals) {
    const { status, error } = await administrator.put(path, body);
    expect([status, error.fields[0]?.path, error.fields[0]?.code], field).toEqual([400, field, code]);
  }
  expect(seen(await read(administrator))).toEqual({ shownName: '', color: 'celadon', markAddress: null });
});

test('MEM-04 API-07 employees change nothing, and administrators change only their own company', async () => {
  const [administrator, other] = [await newAdministrator(app, 'FACEA'), await newAdministrator(app, 'FACEA')];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  await administrator.put(path, { shownName: '한빛', color: 'indigo', mark });
  const before = await read(administrator);
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [await browser.get(path), await browser.put(path, { shownName: '남의 것' })];
    expect(answers.map(({ error }) => error.errorCode)).toEqual([code, code]);
  }
  expect((await other.put(path, { shownName: '다른 회사', color: 'stone' })).status).toBe(200);
  expect(await read(administrator)).toEqual(before);
  // An undo that names another company's picture, or a file that is no mark, brings neither to light.
  const fileId = await kernel.files.put(other.companyCode, png);
  for (const formerMarkId of [idIn(before.markAddress), fileId]) {
    const input = { shownName: '', color: 'plum', formerMarkId };
    await expect(takeBack(other, input)).rejects.toMatchObject({ code: 'CO404' });
  }
  expect((await read(other)).markAddress).toBeNull();
});

test('of two administrators with the same expected value the later one is refused', async () => {
  const one = await newAdministrator(app, 'FACEA');
  const { companyCode } = one;
  const other = await memberBrowser(app, { companyCode, role: 'administrator' });
  const expected = seen(await read(one));
  const pictures = await Promise.all(['#111111', '#eeeeee'].map((color) => drawn(32, 32, color).webp().toBuffer()));
  const answers = await Promise.all(
    [one, other].map((browser, place) =>
      browser.put(path, { shownName: `이름${place}`, mark: base64(pictures[place] ?? png), expected }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.error.errorCode).toBe('EDIT_CONFLICT');
  const marks = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('company_marks').select('mark_id').execute(),
  );
  expect(marks.map(({ mark_id: markId }) => markId)).toEqual([idIn((await read(one)).markAddress)]);
});

test('an undo restores the former mark while it is kept, and its picture is deleted afterwards', async () => {
  const administrator = await newAdministrator(app, 'FACEA');
  const { companyCode } = administrator;
  await administrator.put(path, { shownName: '앞', color: 'indigo', mark });
  const first = seen(await read(administrator));
  await administrator.put(path, { shownName: '뒤', color: 'plum', mark: base64(await drawn(9, 9).png().toBuffer()) });
  const second = seen(await read(administrator));
  expect(second.markAddress).not.toBe(first.markAddress);
  expect((await app.browser().get(first.markAddress ?? '')).status).toBe(404);

  const { fields, detail } = await lastAudit(companyCode);
  expect(fields).toEqual(['shownName', 'color', 'mark']);
  const named = { field: 'shownName', before: '앞', after: '뒤' };
  const coloured = { field: 'color', before: 'indigo', after: 'plum' };
  expect(detail).toEqual({ color: 'plum', mark: 'picture', changes: [named, coloured] });
  const { markAddress: _first, ...words } = first;
  await takeBack(administrator, { ...words, formerMarkId: idIn(first.markAddress), expected: second });
  expect(seen(await read(administrator))).toEqual(first);

  await administrator.put(path, { shownName: '앞', color: 'indigo', mark: null });
  const payload = { companyCode, markId: idIn(first.markAddress) };
  await app.advance(undoMinutes * 60 + 2);
  await purgeMark(kernel, payload);
  expect(await files(companyCode, first.markAddress)).toBeUndefined();
  // The picture of a mark that is shown stays, whatever job comes late.
  await administrator.put(path, { shownName: '앞', mark });
  const { markAddress } = await read(administrator);
  await purgeMark(kernel, { companyCode, markId: idIn(markAddress) });
  expect((await app.browser().get(markAddress ?? '')).status).toBe(200);
});

test('only its key opens the sign-in page of a company, and an ended company looks like an unknown one', async () => {
  const administrator = await newAdministrator(app, 'FACEA');
  await administrator.put(path, { shownName: '한빛', color: 'indigo', mark });
  const { logInAddress, markAddress } = await read(administrator);
  const key = new URL(logInAddress).searchParams.get('company') ?? '';
  const face = async (faceKey: string) => app.browser().get(`/api/v1/company-faces/${faceKey}`);
  expect((await face(key)).json()).toMatchObject({
    company: { shownName: '한빛', color: 'indigo', markAddress },
  });
  const { companyCode } = administrator;
  const unknown = '0190a0a0-0000-4000-8000-000000000000';
  expect((await face(unknown)).json()).toEqual({ company: null });
  expect((await face(companyCode)).status).toBe(400);
  await kernel.db
    .updateTable('companies')
    .set({ ended_at: new Date(), destroyed_after: new Date(Date.now() + 1e9) })
    .where('company_code', '=', companyCode)
    .execute();
  expect((await face(key)).json()).toEqual({ company: null });
  expect((await app.browser().get(markAddress ?? '')).status).toBe(404);
});

test('MAI-01 a mail shows the company’s chosen name and colour', async () => {
  const administrator = await newAdministrator(app, 'FACEA');
  const { companyCode } = administrator;
  const sender = () => inCompany(kernel.db, companyCode, (tx) => readMailSender(tx, companyCode, 'ko'));
  expect(await sender()).toMatchObject({ name: companyCode, light: { ground: '#2c6e60', ink: '#ffffff' } });
  await administrator.put(path, { shownName: '', color: 'indigo' });
  expect(await sender()).toMatchObject({ light: { ground: '#34506e' }, dark: { ground: '#b4cbe4', ink: '#2a3746' } });
  await administrator.put(path, { shownName: '한빛상사', color: '#1d3557' });
  const pair = { ground: '#1d3557', ink: '#ffffff' };
  expect(await sender()).toEqual({ name: '한빛상사', mark: '한', light: pair, dark: pair });
});
