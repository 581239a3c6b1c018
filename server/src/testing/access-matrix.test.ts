// Runs on every PostgreSQL: a statement of every call, and row-level security.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Route } from '@madang/contract/kernel/route.ts';
import { inCompany } from '../kernel/db/database.ts';
import { insertOwnershipTransfer } from '../modules/people/role-assignments/index.ts';
import { keepMessage } from '../modules/people/notifications/index.ts';
import { type Answer, type Browser, undoIdOf } from './browser.ts';
import { calls } from './operations/calls.ts';
import { addressed, pathWith } from './operations/examples/index.ts';
import { tomorrow } from './operations/smallest-input.ts';
import { linkedAccountOf, structureOfferOf } from './groups/company-groups.ts';
import { plantDispatch } from './groups/dispatches.ts';
import { connectServices, personInvitation } from './invitations.ts';
import { addBarePasskey } from './factors/authenticator.ts';
import { memberBrowser } from './member.ts';
import { answerOptional, testPassword } from './people.ts';
import { sendFile } from './files/send-file.ts';
import { startTestApp } from './test-app.ts';
import {
  approval,
  board,
  boardAdmin,
  bodies,
  calendar,
  comp,
  departmentNames,
  employee,
  home,
  type Ids,
  menu,
  names,
  building,
  photo,
  pims,
  portlet,
  post,
  seat,
  rankNames,
  schedule,
  setUpDepartment,
  titles,
  wizard,
} from './matrix/bodies.ts';

const app = await startTestApp({ work: false });
await connectServices(app);
const routes = calls.filter(({ access }) => access === 'administrator' || access === 'person');

const unknown: Ids = {
  company: 'NOSUCH',
  person: randomUUID(),
  session: randomUUID(),
  message: randomUUID(),
  department: 'NOSUCH',
  rank: 'NOSUCH',
  menu: randomUUID(),
  category: 999_999,
  board: 999_999,
  portlet: 999_999,
  post: randomUUID(),
  comment: randomUUID(),
  anniversary: randomUUID(),
  job: randomUUID(),
  link: randomUUID(),
  image: randomUUID(),
  invitation: randomUUID(),
  run: randomUUID(),
  passkey: randomUUID(),
  loginId: 'nobody@people.example',
  undo: randomUUID(),
  handover: randomUUID(),
  structureOffer: randomUUID(),
  linkedAccount: randomUUID(),
  more: {
    photoId: randomUUID(),
    dispatchId: randomUUID(),
    requestId: randomUUID(),
    opencodeId: randomUUID(),
    deviceId: randomUUID(),
    ...Object.fromEntries(addressed.map(({ part }) => [part, randomUUID()])),
  },
};

/** Values that replace the parts of an address. */
const parts: Readonly<Record<string, (ids: Ids, path: string) => string | number>> = {
  handoverId: ({ handover }) => handover,
  structureOfferId: ({ structureOffer }) => structureOffer,
  tieId: ({ linkedAccount }) => linkedAccount,
  photoId: ({ more }) => more['photoId'] ?? '',
  dispatchId: ({ more }) => more['dispatchId'] ?? '',
  requestId: ({ more }) => more['requestId'] ?? '',
  opencodeId: ({ more }) => more['opencodeId'] ?? '',
  deviceId: ({ more }) => more['deviceId'] ?? '',
  messageId: ({ message }) => message,
  personId: ({ person }) => person,
  invitationId: ({ invitation }) => invitation,
  runId: ({ run }) => run,
  sessionId: ({ session }) => session,
  boardNumber: ({ board }) => board,
  postId: ({ post }) => post,
  commentId: ({ comment }) => comment,
  categoryId: ({ category }) => category,
  categoryNumber: ({ category }) => category,
  id: ({ portlet }) => portlet,
  jobId: ({ job }) => job,
  linkId: ({ link }) => link,
  imageId: ({ image }) => image,
  menuId: ({ menu }) => menu,
  passkeyId: ({ passkey }) => passkey,
  uid: ({ anniversary }) => anniversary,
  anniversaryId: ({ anniversary }) => anniversary,
  compCd: ({ company }) => company,
  departmentCode: ({ department }) => department,
  jobRankCode: ({ rank }) => rank,
  undoId: ({ undo }) => undo,
  ...Object.fromEntries(addressed.map(({ part }) => [part, ({ more }: Ids) => more[part] ?? ''])),
};
/** Parts that name no one's: each company's first calendar is called alike. */
const everybodys: Readonly<Record<string, string>> = {
  termsCode: 'CMAR',
  code: 'HOL1',
  role: 'manager',
  kind: 'people',
  date: tomorrow(),
  heldKind: 'retire',
  securityGrade: '3',
};

type Call = readonly [method: Route['method'], path: string, body?: object];

/** Calls whose address is no one's or the caller's own, and whose query or body names what `ids` has. */
const naming = (ids: Ids, own: Ids): readonly Call[] => [
  ['POST', '/employee/memberadmin/rest/v1/emp/readEmployeeByUserId', { userId: ids.loginId }],
  ['POST', '/api/v1/employees', { ...employee, departmentCode: ids.department }],
  ['POST', '/api/v1/employees', { ...employee, jobRankCode: ids.rank }],
  ['POST', '/api/v1/employees', { ...employee, jobTitleCode: ids.rank }],
  ['POST', '/api/v1/employees/exports', { reason: 'An inventory', personIds: [own.person, ids.person] }],
  ['POST', '/api/v1/departments/file', { reason: 'An order', departmentCode: ids.department }],
  ['POST', `/api/v1/employees/${own.person}/emblems`, { emblemId: ids.more['emblemId'] }],
  ['POST', '/api/v1/locations', { ...building, parentId: ids.company }],
  ['POST', '/api/v1/locations', { ...building, kind: 'floor', parentId: ids.more['locationId'] }],
  ['POST', '/api/v1/seats', { floorId: ids.more['floorId'], ...seat }],
  ['PUT', `/api/v1/employees/${own.person}/seat`, { seatId: ids.more['seatId'] }],
  ['PUT', `/api/v1/employees/${own.person}/job`, { jobRankCode: ids.rank }],
  ['PUT', `/api/v1/employees/${own.person}/job`, { jobTitleCode: ids.rank }],
  ['POST', `/api/v1/employees/${own.person}/posts`, { departmentCode: ids.department }],
  ['POST', `/api/v1/employees/${own.person}/posts`, { departmentCode: own.department, jobTitleCode: ids.rank }],
  ['POST', '/api/v1/invitations', personInvitation('guest@outside.example', { departmentCode: ids.department })],
  ['POST', '/api/v1/memberships/handover', { personId: ids.person, password: testPassword }],
  ['POST', '/api/v1/memberships', { personId: ids.person, role: 'manager' }],
  ['GET', `${boardAdmin}/common/listCompByLvl?compCd=${ids.company}`],
  ['GET', `${boardAdmin}/topmenu/list?compCd=${ids.company}`],
  ['GET', `${boardAdmin}/topmenu/list?suborgCd=${ids.company}`],
  ['POST', `${boardAdmin}/boards/create`, { ...board, brdMngOrgCd: ids.company }],
  ['POST', `${boardAdmin}/boards/create`, { ...board, uprBrdNo: ids.board }],
  ['POST', `${boardAdmin}/boards/delete?brdNo=${ids.board}`],
  ['PUT', '/api/v1/admin/boards/order', { boardNumbers: [ids.board] }],
  ['POST', `${wizard}/portlets/${own.category}/insert`, portlet(ids.board)],
  ['POST', `${wizard}/placement/compId/${own.company}/home/update`, { portletLabels: [ids.portlet] }],
  ['PUT', '/api/v1/admin/portlets', { portlets: [{ portletKey: String(ids.portlet), isShown: false }] }],
  ['PUT', `/api/v1/sub-organisation-people/${own.person}`, { subOrganisationId: ids.more['subOrganisationId'] }],
  ['PUT', '/api/v1/sub-organisation-order', { subOrganisationIds: [ids.more['subOrganisationId']] }],
  ['PUT', '/api/v1/quick-link-order', { linkIds: [ids.link] }],
  ['PUT', '/api/v1/menu-order', { menuIds: [ids.menu] }],
  ['POST', '/portal/admin/rest/v1/wizard/menu/insert', menu(ids.company)],
  ['POST', `${wizard}/menu/delete?menuLabel=${ids.menu}&currentCompId=${own.company}`],
  ['POST', `${wizard}/menu/delete?menuLabel=${own.menu}&currentCompId=${ids.company}`],
  ['POST', '/approval/rest/v1/organization/compCreate', approval(ids.company)],
  ['POST', `${pims}/create`, calendar(ids.company)],
  ['POST', `${pims}/HOL1/schedules/${ids.anniversary}/delete?recurrenceModType=ALL`],
  ['POST', `${comp}/dept/create`, { ...setUpDepartment, compCd: ids.company }],
  ['POST', `${comp}/dept/create`, { ...setUpDepartment, uprDeptCd: ids.department }],
  ['POST', `${comp}/dept/delete`, { compCd: ids.company, deptCd: own.department, uprDeptCd: 'TOP' }],
  ['POST', `${comp}/dept/delete`, { compCd: own.company, deptCd: ids.department, uprDeptCd: 'TOP' }],
  [
    'POST',
    '/api/v1/departments',
    { departmentCode: 'NEWONE', ...departmentNames, parentDepartmentCode: ids.department },
  ],
  ['PUT', `/api/v1/departments/${own.department}/place`, { parentDepartmentCode: ids.department }],
  ['POST', `${comp}/code/title/delete`, { compStrcCdList: [own.rank], id: ids.company }],
  ['POST', `${comp}/code/title/delete`, { compStrcCdList: [ids.rank], id: own.company }],
  ['POST', `${wizard}/compconfig/update`, home(ids.company)],
  ['POST', `${wizard}/compconfig/update`, { ...home(own.company), sOrgCode: ids.company }],
  ['POST', `${comp}/policy/update/ptconf`, { compCd: ids.company }],
];

const filePaths = routes
  .filter(({ sentBy }) => sentBy === 'attach')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

function send(browser: Browser, [method, path, body]: Call): Promise<Answer> {
  if (method === 'POST' && filePaths.some((each) => each.test(path))) {
    const content =
      path.endsWith('/map') || path.endsWith('/approval-files') ? Buffer.from(photo, 'base64') : '코드,직급';
    return sendFile(browser, path, { name: '직급.csv', content });
  }
  switch (method) {
    case 'GET':
      return browser.get(path);
    case 'DELETE':
      return browser.delete(path);
    case 'PUT':
      return browser.put(path, body);
    case 'POST':
      return browser.post(path, body);
  }
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const partsOf = ({ path }: Route) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A route as a call, with what `ids` has in its address and body. */
function callOf(route: Route, ids: Ids): Call {
  const valueOf = (name: string) => String(parts[name]?.(ids, route.path) ?? everybodys[name]);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(valueOf(name)));
  const more = bodies[nameOf(route)]?.(ids);
  return typeof more === 'string' ? [route.method, path + more] : [route.method, path, more ?? {}];
}

/** A company with one of everything, made by its administrator, one of its employees, and what they are called. */
async function makeCompany(companyCode: string) {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const worker = await memberBrowser(app, { companyCode, role: 'employee' });
  let undo = '';
  const make = async (...call: Call) => {
    const answer = await send(administrator, call);
    expect(answer.status, `${call[1]} ${answer.text}`).toBe(200);
    undo = undoIdOf(answer) ?? undo;
    return answer.json<Record<string, never>>();
  };
  const suffix = companyCode.slice(-1);
  const [department, rank] = [`DEPT${suffix}`, `RANK${suffix}`];
  await make('POST', '/api/v1/departments', {
    departmentCode: department,
    ...departmentNames,
    parentDepartmentCode: 'TOP',
  });
  await make('PUT', `/api/v1/departments/${department}`, departmentNames);
  for (const list of ['job-ranks', 'job-titles']) {
    await make('POST', `/api/v1/${list}`, { jobRankCode: rank, ...rankNames });
  }
  const more: Record<string, string> = {};
  for (const { part, create } of addressed) {
    const body = typeof create.body === 'function' ? create.body(worker.personId, more) : create.body;
    more[part] = (await make('POST', pathWith(create.path, more), body))[create.answers ?? part] ?? '';
  }
  await make('POST', '/api/v1/opencodes', { codeCount: 1, note: '', validUntil: '2099-12-31T00:00:00.000Z' });
  more['opencodeId'] = await firstKeyOf(companyCode);
  const made = await make('POST', '/portal/admin/rest/v1/wizard/menu/insert', menu(companyCode));
  const category = await make('POST', `${wizard}/category/0/type/PORTLET/insert`, titles);
  const { brdNo } = await make('POST', `${boardAdmin}/boards/create`, {
    ...board,
    cmntUseYn: 'Y',
    rplUseYn: 'Y',
    rcmdUseYn: 'Y',
  });
  const label = await make('POST', `${wizard}/portlets/${category['categoryLabel']}/insert`, portlet(brdNo ?? 0));
  const order = { portletLabels: [label['portletLabel']] };
  await make('POST', `${wizard}/placement/compId/${companyCode}/home/update`, order);
  const written = await make('POST', `/api/v1/boards/${brdNo}/posts`, post);
  const comment = await make('POST', `/api/v1/posts/${written['postId']}/comments`, { commentText: '소식' });
  await make('POST', `${pims}/create`, calendar(companyCode));
  const anniversary = await make('POST', `${pims}/HOL1/schedules/create`, schedule);
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3f8f7f' } })
    .png()
    .toBuffer();
  await answerOptional(app, { companyCode, personId: worker.personId }, true);
  const { photoId = '' } = await make('PUT', `/api/v1/employees/${worker.personId}/photo`, { photo });
  more['photoId'] = photoId;
  const link = await make('POST', '/api/v1/quick-links', { ...names, image: picture.toString('base64') });
  const links = (await administrator.get('/api/v1/quick-links')).json<{ items: { imageAddress: string }[] }>();
  const job = await make('POST', '/api/v1/employees/exports', { reason: 'An inventory' });
  const mail = `guest.${companyCode.toLowerCase()}@outside.example`;
  const invited = await make('POST', '/api/v1/invitations', personInvitation(mail));
  const { option: _mail, recipient: _invited, ...common } = personInvitation(mail);
  const run = await make('POST', '/api/v1/invitations/runs', { ...common, recipients: [`other.${mail}`] });
  const key = { companyCode, personId: worker.personId };
  await inCompany(app.kernel.db, companyCode, (tx) =>
    keepMessage(tx, app.kernel, key, { subject: '소식', text: '소식' }),
  );
  const offered = await inCompany(app.kernel.db, companyCode, (tx) =>
    insertOwnershipTransfer(tx, {
      companyCode,
      fromPersonId: administrator.personId,
      toPersonId: worker.personId,
      days: 7,
    }),
  );
  const inbox = (await worker.get('/api/v1/inbox-messages')).json<{ items: { messageId: string }[] }>();
  const sessions = (await worker.get('/api/v1/sessions')).json<{ items: { sessionId: string }[] }>();
  const member = (await worker.post('/employee/memberadmin/rest/v1/emp/readEmployeeByUserId', { userId: '' })).json<{
    memberVO: { userId: string };
  }>();
  const ids: Ids = {
    company: companyCode,
    person: worker.personId,
    session: sessions.items[0]?.sessionId ?? '',
    handover: offered?.handoverId ?? '',
    structureOffer: await structureOfferOf(app, companyCode),
    linkedAccount: await linkedAccountOf(app, { companyCode, personId: administrator.personId }),
    message: inbox.items[0]?.messageId ?? '',
    department,
    rank,
    more: {
      ...more,
      dispatchId: (await plantDispatch(app, { companyCode, side: 'host', state: 'asked' })).dispatchId,
      requestId: await idRequestOf(companyCode, administrator.personId),
      deviceId: await deviceOf(companyCode, worker.personId),
    },
    menu: made['menuLabel'] ?? '',
    category: category['categoryLabel'] ?? 0,
    board: brdNo ?? 0,
    portlet: label['portletLabel'] ?? 0,
    post: written['postId'] ?? '',
    comment: comment['commentId'] ?? '',
    anniversary: anniversary['uid'] ?? '',
    job: job['jobId'] ?? '',
    link: link['linkId'] ?? '',
    image: links.items[0]?.imageAddress.split('/').at(-1) ?? '',
    invitation: invited['invitationId'] ?? '',
    run: run['runId'] ?? '',
    passkey: await addBarePasskey(app, key),
    loginId: member.memberVO.userId,
    undo,
  };
  expect(Object.entries({ ...ids, ...more }).filter(([, value]) => value === '' || value === 0)).toEqual([]);
  return { administrator, worker, ids };
}

async function deviceOf(companyCode: string, personId: string): Promise<string> {
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ id: string }>`
      insert into known_devices (company_code, person_id, name_hash, device)
      values (${companyCode}, ${personId}::uuid, sha256('device'), '') returning device_id as id`.execute(tx),
  );
  return rows[0]?.id ?? '';
}

/** Read from its table: a look at the list is a record, which is written a moment later. */
async function firstKeyOf(companyCode: string): Promise<string> {
  const { rows } = await app.pools.owner.query<{ id: string }>(
    'select opencode_id as id from opencodes where issuer_company_code = $1',
    [companyCode],
  );
  return rows[0]?.id ?? '';
}

/** An ID request of a person, made beside the calls: they want a period and an ID. */
async function idRequestOf(companyCode: string, personId: string): Promise<string> {
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ id: string }>`
      insert into id_requests (company_code, person_id, request_type, origin, old_id, wanted_id, state)
      values (${companyCode}, ${personId}::uuid, 'change', 'person', 'old@people.example', 'wanted@people.example', 'requesting')
      returning request_id as id`.execute(tx),
  );
  return rows[0]?.id ?? '';
}

/** Every row of the companies, those of sessions aside, whose last use a call moves. */
async function rowsOf(companies: readonly string[]): Promise<string> {
  const { rows: tables } = await app.pools.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_code' and table_name <> 'sessions' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const admin = await app.pools.owner.connect();
  try {
    await admin.query('set role none');
    const texts: string[] = [];
    for (const { name } of tables) {
      const query = `select t::text as text from ${name} t where company_code = any($1) order by 1`;
      const { rows } = await admin.query<{ text: string }>(query, [companies]);
      texts.push(...rows.map(({ text }) => `${name} ${text}`));
    }
    return texts.join('\n');
  } finally {
    await admin.query('set role madang_owner');
    admin.release();
  }
}

const codeOf = ({ status, error }: Answer) => `${status} ${error.errorCode}`;
const named = routes.filter((route) => partsOf(route).some((part) => parts[part]));

const refused = [
  '403 CO401',
  '403 CO403',
  '404 CO404',
  '409 HANDOVER_OVER',
  '409 STRUCTURE_OFFER_OVER',
  '409 TIE_OVER',
  '409 UNDO_OVER',
];

let theirs: Awaited<ReturnType<typeof makeCompany>>;
let own: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  theirs = await makeCompany('MATRIXA');
  own = await makeCompany('MATRIXB');
});

test('MEM-04 every call with a name in its address is in the table, with a body if it needs one', () => {
  const nameless = routes.flatMap((route) => partsOf(route).filter((part) => !parts[part] && !everybodys[part]));
  expect(nameless).toEqual([]);
  const known = new Set(named.map(nameOf));
  expect(Object.keys(bodies).filter((name) => !known.has(name))).toEqual([]);
  expect(named.filter((route) => route.body && !bodies[nameOf(route)]).map(nameOf)).toEqual([]);
});

test('MEM-04 API-07 another company’s names in the address are not found, by its administrators and employees alike', async () => {
  const before = await rowsOf(['MATRIXA', 'MATRIXB']);
  for (const route of named) {
    for (const browser of [own.administrator, own.worker]) {
      const answer = await send(browser, callOf(route, theirs.ids));
      const other = await send(browser, callOf(route, unknown));
      expect([nameOf(route), codeOf(answer)]).toEqual([nameOf(route), codeOf(other)]);
      expect([nameOf(route), codeOf(answer)]).toEqual([nameOf(route), expect.toBeOneOf(refused)]);
    }
  }
  expect(await rowsOf(['MATRIXA', 'MATRIXB'])).toBe(before);
});

test('MEM-04 API-07 another company’s names in query and body are refused like unknown names', async () => {
  const before = await rowsOf(['MATRIXA', 'MATRIXB']);
  const inexistent = naming(unknown, own.ids);
  for (const [index, call] of naming(theirs.ids, own.ids).entries()) {
    const found = codeOf(await send(own.administrator, call));
    const other = inexistent[index];
    if (!other) throw new Error('both lists have the same calls');
    expect([call, found]).toEqual([call, expect.stringMatching(/^(400 INVITATION_DEPARTMENT|40[349] )/)]);
    expect([call, found]).toEqual([call, codeOf(await send(own.administrator, other))]);
  }
  expect(await rowsOf(['MATRIXA', 'MATRIXB'])).toBe(before);
});

test('MEM-04 WIZ-22 calls of console and wizard refuse plain employees, and all calls refuse callers without a session', async () => {
  const before = await rowsOf(['MATRIXA']);
  const calls = naming(theirs.ids, theirs.ids).slice(1);
  const forAdministrators = routes.filter(({ access }) => access === 'administrator');
  for (const call of [...forAdministrators.map((route) => callOf(route, theirs.ids)), ...calls]) {
    expect([call, codeOf(await send(theirs.worker, call))]).toEqual([call, '403 CO401']);
  }
  for (const call of [...routes.map((route) => callOf(route, theirs.ids)), ...calls]) {
    expect([call, codeOf(await send(app.browser(), call))]).toEqual([call, '401 AC100']);
  }
  expect(await rowsOf(['MATRIXA'])).toBe(before);
});
