// Runs on every PostgreSQL: row locks, a constraint and a trigger.
import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/emblems';
const drawing = (side = 300) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 40, g: 90, b: 200, alpha: 0.5 } } });
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');
const image = base64(await drawing().png().toBuffer());
/** A well filled form; each test changes what it is about. */
const input = {
  emblemName: '안전 지킴이',
  englishEmblemName: 'Safety lead',
  emblemDescription: '안전 교육 이수',
  englishEmblemDescription: 'Safety training',
  image,
};
// A slow machine takes longer to start the process that draws than an answer may take.
beforeAll(
  () =>
    vi.waitFor(
      async () => {
        if (!(await isDrawn())) throw new Error('no picture yet');
      },
      { timeout: 120_000, interval: 500 },
    ),
  130_000,
);
const newCompany = () => newAdministrator(app, 'SAMPLE');
const create = (browser: Browser, change: object = {}) => browser.post(path, { ...input, ...change });

async function isDrawn(): Promise<boolean> {
  const drawing = { as: 'fitted', sides: [16], maxPixels: 1_000_000 } as const;
  return kernel.images.draw(Buffer.from(image, 'base64'), drawing).then(
    (drawn) => typeof drawn !== 'string',
    () => false,
  );
}

interface Row {
  readonly emblemId: string;
  readonly emblemName: string;
  readonly imageAddress: string;
  readonly holderCount: number;
}
const list = async (browser: Browser) => (await browser.get(path)).json<{ items: Row[]; can: string[] }>();
const namesOf = async (browser: Browser) => (await list(browser)).items.map(({ emblemName }) => emblemName);

async function made(browser: Browser, change: object = {}): Promise<string> {
  const answer = await create(browser, change);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ emblemId: string }>().emblemId;
}

/** One emblem with the words that its change expects. */
async function stored(browser: Browser, emblemId: string) {
  const row = (await list(browser)).items.find((each) => each.emblemId === emblemId);
  if (!row) throw new Error('there is no such emblem');
  const { emblemId: _id, holderCount: _count, ...words } = row;
  return words;
}

test('EMB-01 an administrator adds, changes, deletes and undoes an emblem, and the audit log names the actor', async () => {
  const own = await newCompany();
  const id = await made(own);
  const { image: _image, ...words } = input;
  const expected = await stored(own, id);
  const change = (emblemName: string) => own.put(`${path}/${id}`, { ...words, emblemName, expected });
  const changed = await change('안전 리더');
  expect(changed.status, changed.text).toBe(200);
  expect((await change('또 다른 이름')).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await namesOf(own)).toEqual(['안전 리더']);
  const deleted = await own.delete(`${path}/${id}`);
  expect([deleted.status, await namesOf(own)]).toEqual([200, []]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect(await namesOf(own)).toEqual(['안전 리더']);
  const audit = await inCompany(kernel.db, own.companyCode, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', id).orderBy('occurred_at').execute(),
  );
  expect(audit.map(({ operation, actor_id: actor }) => [operation, actor])).toEqual(
    ['create', 'change', 'delete', 'restore'].map((verb) => [`${verb}-emblem`, own.personId]),
  );
});

test('EMB-01 MB120 of simultaneous emblems with one name one is added, and a deleted namesake cannot be restored', async () => {
  const own = await newCompany();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(own)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
    errorCode: 'MB120',
    fields: [{ path: 'emblemName', code: 'MB120' }],
  });
  const id = await made(own, { emblemName: '멘토' });
  const { image: _image, ...words } = input;
  expect((await own.put(`${path}/${id}`, words)).error.errorCode).toBe('MB120');
  const deleted = await own.delete(`${path}/${id}`);
  await made(own, { emblemName: '멘토' });
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).error.errorCode).toBe('MB120');
  // Another company has the name too.
  await made(await newCompany());
});

test('EMB-01 MB120 names that differ only in case or spaces are the same', async () => {
  const own = await newCompany();
  const id = await made(own, { emblemName: 'Safety Leader' });
  for (const emblemName of ['safety leader', 'SAFETY  LEADER', 'Ｓafety leader'])
    expect((await create(own, { emblemName })).error.errorCode).toBe('MB120');
  const { image: _image, ...words } = input;
  expect((await own.put(`${path}/${id}`, { ...words, emblemName: 'SAFETY LEADER' })).status).toBe(200);
  const deleted = await own.delete(`${path}/${id}`);
  await made(own, { emblemName: 'safety leader' });
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).error.errorCode).toBe('MB120');
});

test('EMB-01 MB122 a company has up to 100 emblems: 32 at once are added up to the limit, and then a deleted one cannot be restored', async () => {
  const own = await newCompany();
  const { companyCode } = own;
  const first = await made(own, { emblemName: '첫째' });
  const [{ imageAddress } = { imageAddress: '' }] = (await list(own)).items;
  const imageId = imageAddress.split('=').at(-1) ?? '';
  await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .insertInto('emblems')
      .values(
        Array.from({ length: 97 }, (_, at) => ({
          company_code: companyCode,
          name: `심은 것 ${at}`,
          image_id: imageId,
        })),
      )
      .execute(),
  );
  const refused = new Set<string>();
  let added = 0;
  // The queue of pictures takes sixteen at a time.
  for (const half of [0, 1]) {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => create(own, { emblemName: `동시 ${half} ${at}` })),
    );
    for (const { status, error } of answers) {
      if (status === 200) added += 1;
      else refused.add(error.errorCode);
    }
  }
  expect([added, refused, (await list(own)).items.length]).toEqual([2, new Set(['MB122']), 100]);
  expect(emblemLimits.emblems).toBe(100);
  expect((await list(own)).can).not.toContain('create');
  const deleted = await own.delete(`${path}/${first}`);
  await made(own, { emblemName: '마지막' });
  const undone = await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {});
  expect([undone.error.errorCode, undone.error.params]).toEqual(['MB122', { 0: 100 }]);
});

test('EMB-01 an employee and a visitor cannot change emblems, and those of another company are not found', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const id = await made(own);
  const { image: _image, ...words } = input;
  const callsOf = async (browser: Browser) => [
    await browser.put(`${path}/${id}`, words),
    await browser.delete(`${path}/${id}`),
    await browser.get(`${path}/${id}/holders`),
    await browser.post(`${path}/file`, { reason: 'An inventory', emblemId: id }),
  ];
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [...(await callsOf(browser)), await browser.get(path), await create(browser)];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => code));
  }
  const foreign = [...(await callsOf(other)), await other.get(`${path}/${id}/image`)];
  expect(foreign.map(({ status, error }) => [status, error.errorCode])).toEqual(foreign.map(() => [404, 'CO404']));
  expect([await namesOf(own), await namesOf(other)]).toEqual([[input.emblemName], []]);
});

test.each([
  ['emblemName', '', 'MB_M_REQUIRED'],
  ['emblemName', 'x'.repeat(31), 'MB_M_MAX_LENGTH'],
  ['englishEmblemName', 'x'.repeat(31), 'MB_M_MAX_LENGTH'],
  ['emblemDescription', 'x'.repeat(101), 'MB_M_MAX_LENGTH'],
  ['englishEmblemDescription', 'x'.repeat(101), 'MB_M_MAX_LENGTH'],
  ['emblemName', 7, 'CO400'],
])('EMB-01 LIM-01 an emblem whose %s is %j is refused with %s', async (field, value, code) => {
  const answer = await create(await newCompany(), { [field]: value });
  expect(answer.error).toMatchObject({ fields: [{ path: field, code }] });
});

test('EMB-01 LIM-01 names of 30 and descriptions of 100 letters are kept', async () => {
  const own = await newCompany();
  const emblemName = '가'.repeat(30);
  await made(own, { emblemName, emblemDescription: '나'.repeat(100) });
  expect((await list(own)).items).toMatchObject([{ emblemName, emblemDescription: '나'.repeat(100) }]);
});

const bomb = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#ffffff' } })
  .png({ compressionLevel: 9 })
  .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const nested = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(5_000)}${'</g>'.repeat(5_000)}</svg>`;

test.each([
  ['40 megapixels in a small file', base64(bomb), 'EMBLEM_IMAGE_PIXELS'],
  ['an SVG with a script', base64(svg), 'EMBLEM_IMAGE_KIND'],
  ['an SVG of thousands of groups', base64(nested), 'EMBLEM_IMAGE_KIND'],
  ['a page', base64('<!doctype html><script>alert(1)</script>'), 'EMBLEM_IMAGE_KIND'],
  [
    'the beginning of a JPEG alone',
    base64(Buffer.from('\xff\xd8\xff\xe0 and nothing', 'latin1')),
    'EMBLEM_IMAGE_BROKEN',
  ],
  ['what is no base64', 'not base64!', 'EMBLEM_IMAGE_KIND'],
  ['more than 500 KB', base64(Buffer.alloc(500 * 1024 + 1)), 'MB125'],
])('EMB-01 MB125 %s is refused as a picture, and nothing is stored', async (_what, picture, code) => {
  expect(bomb.length).toBeLessThan(500 * 1024);
  const own = await newCompany();
  const id = await made(own);
  const before = await list(own);
  const { image: _image, ...words } = input;
  const answers = [
    await create(own, { emblemName: '다른 것', image: picture }),
    await own.put(`${path}/${id}`, { ...words, image: picture }),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, 'image', code]);
  }
  expect(await list(own)).toEqual(before);
});

test('EMB-01 a picture of 500 KB is accepted and redrawn, without its location or hidden data', async () => {
  const own = await newCompany();
  const noted = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#ffffff' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'a place in Seoul' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } } })
    .toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  const filler = Buffer.alloc(500 * 1024 - noted.length - script.length);
  const id = await made(own, { image: base64(Buffer.concat([noted, filler, script])) });
  const { imageAddress } = await stored(own, id);
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const shown = await employee.get(imageAddress);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['cache-control']).toContain('immutable');
  expect((await employee.get(`${path}/${id}/image`)).headers['cache-control'] ?? '').not.toContain('immutable');
  const content = await kernel.files.get(own.companyCode, imageAddress.split('=').at(-1) ?? '');
  const { format, exif, width } = await sharp(content).metadata();
  expect([format, exif, width]).toEqual(['webp', undefined, 192]);
  expect(content?.toString('latin1')).not.toContain('script');
});

test('EMB-01 a new picture deletes the former file, and the picture of a deleted emblem remains for the undo', async () => {
  const own = await newCompany();
  const id = await made(own);
  const fileOf = async () => (await stored(own, id)).imageAddress.split('=').at(-1) ?? '';
  const first = await fileOf();
  const { image: _image, ...words } = input;
  const other = base64(await drawing(80).png().toBuffer());
  expect((await own.put(`${path}/${id}`, { ...words, image: other })).status).toBe(200);
  const second = await fileOf();
  expect(second).not.toBe(first);
  expect(await kernel.files.get(own.companyCode, first)).toBeUndefined();
  await own.delete(`${path}/${id}`);
  expect(await kernel.files.get(own.companyCode, second)).toBeDefined();
});
