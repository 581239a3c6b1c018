import { afterAll, expect, test } from 'vitest';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import type { Answer, Browser } from '../browser.ts';
import { consentSteps } from '../consent-steps.ts';
import { codeOf, companyWithAdmin } from '../invitations.ts';
import { calls as registered } from '../operations/calls.ts';
import { issueInitialPassword, registerEmployee } from '../registrations.ts';
import { quietAnswersTo, type ShownTerm } from '../sign-up.ts';
import { startTestApp } from '../test-app.ts';
import { board, menuOf } from './payloads.ts';

/** Tests section 7 of the specification in a company's order of life, with the specification's own payloads. */
const app = await startTestApp();
await app.setProperty(platformProperties.messengerDownload, 'https://messenger.example/');
const { waitingPerson } = consentSteps(app);
const emp = '/employee/memberadmin/rest';
const sessionLess = 'noSessionPrc=Y';
const walked: string[] = [];

const visitor = app.browser();
const organisation = await companyWithAdmin(app);
const { admin, companyCode } = organisation;
/** Values that an earlier call returned and a later one refers to. */
const made: Record<string, string> = {};

/** One row of the specification's table; braces stand where its own do. */
function call(row: string, send: () => Promise<Answer>, expected: unknown) {
  walked.push(row);
  test(`API-01 ${row} accepts the specification's payload and returns its fields`, async () => {
    const answer = await send();
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toMatchObject(expected as object);
    keep(answer.json());
  });
}

/** Keeps what names the thing that a call made. */
function keep(answer: Record<string, unknown>) {
  for (const name of ['epid', 'menuLabel', 'categoryLabel', 'brdNo', 'portletNo', 'uid']) {
    if (name in answer) made[name] = String(answer[name]);
  }
}

const some = { data: { list: expect.arrayContaining([expect.anything()]) } };
const success = { result: 'success' };
const text = expect.any(String);
const mail = 'founder@outside.example';
const termsQuery = (terms: string, version: string) =>
  `langCd=ko&trmsCd=${terms}&trmsVerVal=${version}&cntryCd=KR&compAdminYn=Y&reconsentYn=N`;
let shown: ShownTerm[] = [];

call(
  'GET {emp}/rest/v2/nosession/cntry?langCd=',
  () => visitor.get(`${emp}/v2/nosession/cntry?langCd=ko&${sessionLess}`),
  { data: { list: expect.arrayContaining([{ cntryCd: 'KR', cntryNm: text, enCntryNm: text, zoneCd: 'Asia/Seoul' }]) } },
);
call(
  'POST {emp}/rest/v1/pwd/nosession/telcode/list (&locale={lang})',
  () => visitor.post(`${emp}/v1/pwd/nosession/telcode/list?${sessionLess}&locale=ko`),
  { data: { list: expect.arrayContaining([{ rsrcCdVal: '+82', rsrcKeyVal: '대한민국' }]) } },
);
call(
  'GET /employee/empsearch/rest/v1/nosession/property?key={key}',
  () => visitor.get(`/employee/empsearch/rest/v1/nosession/property?key=register.closed&${sessionLess}`),
  { value: 'N' },
);
call(
  'POST {emp}/rest/v1/id/nosession/doublecheck',
  () => visitor.post(`${emp}/v1/id/nosession/doublecheck?${sessionLess}&userId=walkedone&svcType=PT`),
  {},
);
call('GET terms/cn', () => visitor.get(`${emp}/v2/nosession/terms/cn?${termsQuery('SVCR', '2024-09-02')}`), {
  trmsCd: 'SVCR',
  trmsVerVal: '2024-09-02',
  trmsTtl: text,
  langCd: 'ko',
  cntryCd: 'KR',
  trmsVerVals: expect.any(Array),
});
call('GET terms/version', () => visitor.get(`${emp}/v2/nosession/terms/version?${termsQuery('SVCR', '2024-09-02')}`), {
  trmsVerVals: expect.arrayContaining(['2024-09-02']),
});
call(
  'GET cntry/terms/cn',
  async () => {
    const answer = await visitor.get(`${emp}/v2/nosession/cntry/terms/cn?${termsQuery('SVCR', '2024-09-02')}`);
    const whole = `${emp}/v2/nosession/cntry/terms/cn?langCd=ko&cntryCd=KR&compAdminYn=Y&reconsentYn=N`;
    shown = (await visitor.get(whole)).json<{ data: { list: ShownTerm[] } }>().data.list;
    return answer;
  },
  some,
);
call('GET terms/policy/version?cntryCd=', () => visitor.get(`${emp}/v2/nosession/terms/policy/version?cntryCd=KR`), {});
call('POST {emp}/rest/v2/terms/policy/version', () => visitor.post(`${emp}/v2/terms/policy/version?cntryCd=KR`), {});
call(
  'POST {emp}/rest/v1/id/nosession/newemp',
  () =>
    visitor.post(`${emp}/v1/id/nosession/newemp?${sessionLess}`, {
      option: 'epExternalMail',
      locale: 'ko',
      optionValue: mail,
      compCd: '',
    }),
  { epid: text },
);
call(
  'POST {emp}/rest/v1/id/nosession/checkOTP',
  async () =>
    visitor.post(`${emp}/v1/id/nosession/checkOTP?${sessionLess}`, {
      opt: await app.mailbox.nextCode(mail),
      epid: made['epid'],
    }),
  {},
);
call(
  'POST {emp}/rest/v1/freemium/nosession/request',
  () =>
    visitor.post(`${emp}/v1/freemium/nosession/request?${sessionLess}`, {
      compNm: '한빛상사',
      enCompNm: 'Hanbit',
      email: 'walkedone@madang.example',
      fnm: '한빛나',
      gnm: '빛나',
      snm: '한',
      userId: 'walkedone',
      zoneCd: 'Asia/Seoul',
      pwd: 'Xk7!mqPz',
      pwdConfirm: 'Xk7!mqPz',
      refereeMphonNo: '+82-10-7000-0001',
      refereeNm: '',
      svcType: 'PT',
      locale: 'ko',
      mphonNo: '+82-10-7000-0002',
      jobplAddrCntryCd: 'KR',
      pslInfoAgmts: quietAnswersTo(shown),
      adminEmail: mail,
    }),
  { epid: text, userId: 'walkedone@madang.example', fnm: '한빛나', belongs: [{ compNm: '한빛상사' }] },
);

call(
  'POST {emp}/rest/v1/emp/readEmployeeByUserId',
  () => admin.post(`${emp}/v1/emp/readEmployeeByUserId`, { userId: '' }),
  {
    memberVO: { prefLangCd: text, compCd: companyCode, compNm: text, enCompNm: text, fnm: text, enFnm: text },
  },
);
call(
  'POST /pims/calendar/rest/v1/calendars/create',
  () =>
    admin.post('/pims/calendar/rest/v1/calendars/create', {
      subject: '회사 기념일',
      type: 'COMPANNIVERSARY',
      timezone: 'Asia/Seoul',
      regType: 'ADMIN',
      color: '#3F8F7F',
      publicTargets: [{ authority: 'VIEW_SCHEDULE', target: 'COMPANY', targetId: companyCode }],
    }),
  { code: 'HOL1' },
);
call(
  'POST /approval/rest/v1/organization/compCreate',
  () =>
    admin.post('/approval/rest/v1/organization/compCreate', {
      apConfId: 'auto',
      compCd: companyCode,
      keepTermVal: '4015',
      ttAplnNum: '99',
      apOrgTypeCd: 'C',
    }),
  success,
);
call(
  'POST {emp}/rest/v2/comp/code/title/create',
  () => admin.post(`${emp}/v2/comp/code/title/create`, { compStrcCd: 'G1', compStrcCdNm: '사원' }),
  success,
);
call(
  'POST {emp}/rest/v2/comp/code/title/delete',
  () => admin.post(`${emp}/v2/comp/code/title/delete`, { compStrcCdList: ['G1'], id: companyCode }),
  success,
);
call(
  'POST {emp}/rest/v2/comp/dept/create',
  () =>
    admin.post(`${emp}/v2/comp/dept/create`, {
      deptCd: 'sales',
      deptNm: '영업팀',
      enDeptNm: 'Sales',
      uprDeptCd: 'TOP',
      uprDeptNm: '한빛상사',
      enUprDeptNm: 'Hanbit',
      compCd: companyCode,
      alignNo: 1,
      lowDeptExistYn: 'F',
      orgLvl: 1,
      prefLangCd: 'KO',
      members: [],
    }),
  success,
);
call(
  'POST {emp}/rest/v2/comp/dept/delete',
  () => admin.post(`${emp}/v2/comp/dept/delete`, { compCd: companyCode, deptCd: 'SALES', uprDeptCd: 'TOP' }),
  success,
);
call(
  'POST /portal/admin/wizard/compconfig/update',
  () =>
    admin.post('/portal/admin/wizard/compconfig/update', {
      compCode: companyCode,
      sOrgCode: companyCode,
      defaultScreenCode: 'PT',
    }),
  { compConfig: { defaultScreenCode: 'PT' } },
);

call(
  'POST /portal/admin/rest/v1/wizard/menu/insert',
  () =>
    admin.post('/portal/admin/rest/v1/wizard/menu/insert', {
      ...menuOf(companyCode),
      titleKo: '자주 찾는 곳',
      titleEn: 'Often',
      urlParameter: '',
      type: 'group',
      menuType: 'CONTAINER',
      // Section 3: children also carry these four, beside what every menu has.
      pageLists: [
        {
          ...menuOf(companyCode),
          urlParameter: '/portalapp/home',
          pageTheme: 'URL',
          fxdBrwsUseYn: 'N',
          layoutId: '20000',
          index: '1',
        },
      ],
    }),
  { menuLabel: text },
);
call(
  'POST /portal/admin/wizard/menu/delete?menuLabel&currentCompId',
  () => admin.post(`/portal/admin/wizard/menu/delete?menuLabel=${made['menuLabel']}&currentCompId=${companyCode}`),
  success,
);
call('GET /board/rest/v1/admin/common/listCompByLvl', () => admin.get('/board/rest/v1/admin/common/listCompByLvl'), {
  data: { list: [{ compCd: companyCode }] },
});
call(
  'POST /portal/admin/wizard/category/0/type/PORTLET/insert',
  () => admin.post('/portal/admin/wizard/category/0/type/PORTLET/insert', { titleKo: '한빛상사', titleEn: 'Hanbit' }),
  { categoryLabel: expect.anything() },
);
call('POST /board/rest/v1/admin/boards/create', () => admin.post('/board/rest/v1/admin/boards/create', board), {
  result: 'success',
  brdNo: expect.anything(),
});
call(
  'POST /portal/admin/wizard/portlets/{categoryId}/insert',
  () =>
    admin.post(`/portal/admin/wizard/portlets/${made['categoryLabel']}/insert`, {
      titleKo: '공지',
      titleEn: 'News',
      url: '/boardapp/portlet01',
      urlType: 'O',
      activeYn: 'Y',
      urlParameter: `brdNo=${made['brdNo']}`,
      categoryTitle: '한빛상사',
    }),
  { portletNo: expect.anything() },
);
call(
  'POST /portal/admin/wizard/placement/compId/{compCd}/home/update',
  () =>
    admin.post(`/portal/admin/wizard/placement/compId/${companyCode}/home/update`, {
      portletLabels: [made['portletNo']],
    }),
  success,
);
call(
  'GET /board/rest/v1/admin/topmenu/list?compCd&suborgCd&dfltTopMenuYn&useYn',
  () =>
    admin.get(
      `/board/rest/v1/admin/topmenu/list?compCd=${companyCode}&suborgCd=${companyCode}&dfltTopMenuYn=N&useYn=Y`,
    ),
  { data: { list: [{ topMenuNm: '공지' }] } },
);
call(
  'POST /portal/admin/wizard/portlets/{id}/delete',
  () => admin.post(`/portal/admin/wizard/portlets/${made['portletNo']}/delete`),
  success,
);
call(
  'POST /board/rest/v1/admin/boards/delete?brdNo=',
  () => admin.post(`/board/rest/v1/admin/boards/delete?brdNo=${made['brdNo']}`),
  success,
);
call(
  'POST .../calendars/{code}/schedules/create',
  () =>
    admin.post('/pims/calendar/rest/v1/calendars/HOL1/schedules/create', {
      subject: '창립기념일',
      startTime: '2026-03-02',
      endTime: '2026-03-02',
      calendarId: 'HOL1',
      type: 'COMPANNIVERSARY',
      restDayYn: 'Y',
      allDayYn: 'Y',
      lunarYn: 'N',
      recurrence: { freq: 'YEARLY', freqInterval: 1, endType: 'UNLIMITED', condition: '', until: '' },
    }),
  { uid: text },
);
call(
  'POST .../schedules/{uid}/delete?recurrenceModType=ALL',
  () =>
    admin.post(`/pims/calendar/rest/v1/calendars/HOL1/schedules/${made['uid']}/delete?recurrenceModType=ALL`, {
      code: 'HOL1',
      uid: made['uid'],
    }),
  success,
);
call(
  'POST {emp}/rest/v2/comp/policy/update/ptconf',
  () => admin.post(`${emp}/v2/comp/policy/update/ptconf`, { compCd: companyCode }),
  { result: 'success', ptConfYn: 'Y' },
);

const invited = app.browser();
const guest = 'guest@outside.example';
const names = { gnm: '하늘', snm: '윤', fnm: '윤하늘' };
const password = { pwd: 'Xk7!mqPz', pwdConfirm: 'Xk7!mqPz' };
const answersOfEmployee = () => quietAnswersTo(shown).filter(({ trmsCd }) => trmsCd !== 'SVCR');
call(
  'POST /employee/accountjoin/{link}',
  async () => {
    const invitation = {
      option: 'externalMail',
      recipient: guest,
      language: 'en',
      services: ['MS'],
      departmentCode: '',
      needsApproval: false,
      validDays: 7,
      note: '',
    };
    expect((await admin.post('/api/v1/invitations', invitation)).status).toBe(200);
    made['link'] = codeOf((await app.mailbox.next(guest)).text);
    return invited.post(`/employee/accountjoin/${made['link']}?${sessionLess}`);
  },
  { compNm: text, svcType: 'PT', serviceCdList: ['MS'], option: 'epExternalMail' },
);
call(
  'POST {emp}/rest/v1/id/nosession/link/newemp',
  async () => {
    await invited.post('/employee/accountjoin/begin');
    return invited.post(`${emp}/v1/id/nosession/link/newemp?${sessionLess}`, {
      option: 'epExternalMail',
      locale: 'en',
      optionValue: guest,
      compCd: companyCode,
    });
  },
  { epid: text },
);
call(
  'POST /employee/accountjoin/join',
  async () =>
    invited.post(`/employee/accountjoin/join?${sessionLess}`, {
      linkInvtCd: made['link'],
      authnum: await app.mailbox.nextCode(guest),
      userId: 'walkedguest',
      ...names,
      ...password,
      xtnlEmailAddr: guest,
      mphonNo: '',
      locale: 'en',
      zoneCd: 'Asia/Seoul',
      jobplAddrCntryCd: 'KR',
      pslInfoAgmts: answersOfEmployee(),
    }),
  { epid: text, userId: text, fnm: '윤하늘', belongs: [{ compNm: text }], serviceCdList: ['MS'] },
);

const employee = await registerEmployee(organisation);
const initialPassword = await issueInitialPassword(organisation, employee);
const newcomer = app.browser();
call(
  'POST {emp}/rest/v1/page/nosession/check',
  () =>
    newcomer.post(`${emp}/v1/page/nosession/check?${sessionLess}`, { userId: employee.loginId, pwd: initialPassword }),
  { memberVO: { epid: employee.personId, userId: employee.loginId, compCd: companyCode } },
);
call(
  'POST {emp}/rest/v1/emp/nosession/update',
  () =>
    newcomer.post(`${emp}/v1/emp/nosession/update?${sessionLess}`, {
      epId: employee.personId,
      userId: employee.loginId,
      compCd: companyCode,
      pwd: 'Xk7!mqPz',
      confirmPwd: 'Xk7!mqPz',
      gnm: '새봄',
      snm: '한',
      fnm: '한새봄',
      jobplAddrCntryCd: 'KR',
      xtnlEmailAddr: employee.externalMail,
      emailAddr: employee.loginId,
      rlnmYn: 'Y',
      dn: '',
      pslInfoAgmts: answersOfEmployee(),
      emmtTypeCd: 'N',
      deptCd: 'TOP',
      secuGrdCd: '5',
    }),
  { epid: employee.personId, userId: employee.loginId },
);

let waiting: { browser: Browser; personId: string; version: string };
call(
  'POST /portal/admin/wizard/agree-userinfo',
  async () => {
    const { browser, person, version } = await waitingPerson();
    waiting = { browser, personId: person.personId, version };
    return browser.post('/portal/admin/wizard/agree-userinfo');
  },
  { result: 'success', data: { agreements: expect.any(Array) }, error: null },
);
call(
  'POST {emp}/rest/v2/nosession/terms/agmt',
  () =>
    waiting.browser.post(`${emp}/v2/nosession/terms/agmt?${sessionLess}`, {
      epid: waiting.personId,
      cntryCd: 'KR',
      compAdminYn: 'N',
      pslInfoAgmts: [{ trmsCd: 'PIAR', trmsVerVal: waiting.version, agmtYn: 'Y' }],
    }),
  success,
);
call(
  'POST {emp}/rest/v1/id/nosession/privacy/update',
  () =>
    waiting.browser.post(`${emp}/v1/id/nosession/privacy/update?${sessionLess}`, {
      epid: waiting.personId,
      cntryCd: 'KR',
      agmtYn: 'Y',
    }),
  success,
);

const form = '/loginapp/login/session/privacy-policy-agreement';
walked.push(`POST ${form}`);
test('API-01 the one form post turns the waiting sign-in into a session', async () => {
  const { ticket } = (await waiting.browser.post('/api/v1/consent/ticket')).json<{ ticket: string }>();
  expect((await waiting.browser.form(form, { ticket })).status).toBe(303);
  expect((await waiting.browser.get('/api/v1/session')).status).toBe(200);
});

/** Number of our own calls with their prefixes: schedules, two invitation steps, a feed, a mark, a search, two for IDs. */
const ownAtTheirPrefixes = 8;

afterAll(() => {
  // The table has so many calls; another count means that a row was added or left out by mistake.
  expect(walked).toHaveLength(42);
});

test('API-01 the test covers all 42 calls, and every call of the product at those prefixes', () => {
  expect(new Set(walked)).toHaveLength(42);
  expect(registered.filter(({ path }) => !path.startsWith('/api/'))).toHaveLength(walked.length + ownAtTheirPrefixes);
});
