import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { addressed } from '../operations/examples/index.ts';
import { testPassword } from '../people.ts';

/** Names that calls use: each of a company's own, or such as no one has. */
export interface Ids {
  readonly company: string;
  readonly person: string;
  readonly session: string;
  readonly message: string;
  readonly department: string;
  readonly rank: string;
  readonly menu: string;
  readonly category: number;
  readonly board: number;
  readonly portlet: number;
  readonly post: string;
  readonly comment: string;
  readonly anniversary: string;
  readonly job: string;
  readonly link: string;
  readonly image: string;
  readonly invitation: string;
  readonly run: string;
  readonly passkey: string;
  readonly loginId: string;
  readonly undo: string;
  readonly handover: string;
  readonly structureOffer: string;
  readonly linkedAccount: string;
  /** Bodies by the part of the address, for capabilities whose examples create the thing. */
  readonly more: Readonly<Record<string, string>>;
}

export const titles = { titleKo: '소식', titleEn: 'News' };
export const names = { koreanTitle: '소식', englishTitle: 'News', url: 'https://news.example' };
export const departmentNames = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
export const setUpDepartment = { deptCd: 'SALES', deptNm: '영업', enDeptNm: 'Sales' };
export const rankNames = { jobRankName: '대리', englishJobRankName: '' };
export const post = { postTitle: '소식', headWord: '', postContent: '<p>소식</p>' };
export const board = { brdNm: '소식', enBrdNm: 'News' };
const boardForm = {
  boardName: '소식',
  englishBoardName: 'News',
  ...ordinaryBoard,
};
const someday = { subject: '창립일', date: '2026-03-02' };
export const schedule = { subject: '창립일', startTime: '2026-03-02' };
export const employee = {
  surname: '한',
  givenName: '새봄',
  loginId: 'newcomer',
  externalMail: 'newcomer@outside.example',
  language: 'ko',
  residenceCountry: 'KR',
};
export const portlet = (number: number) => ({ ...titles, url: '/boardapp/portlet01', urlParameter: `brdNo=${number}` });
export const calendar = (company: string) => ({
  subject: '회사 기념일',
  type: 'COMPANNIVERSARY',
  timezone: 'Asia/Seoul',
  regType: 'ADMIN',
  color: '#3F8F7F',
  publicTargets: [{ authority: 'VIEW_SCHEDULE', target: 'COMPANY', targetId: company }],
});
export const menu = (company: string) => ({
  ...titles,
  urlParameter: 'https://news.example',
  type: 'default',
  menuType: 'EXEC',
  popUpTarget: 'NB',
  adminCompId: company,
  currentCompId: company,
  pageLists: [],
});
export const approval = (compCd: string) => ({
  apConfId: 'auto',
  compCd,
  keepTermVal: 4015,
  ttAplnNum: 99,
  apOrgTypeCd: 'C',
});
export const home = (company: string) => ({ compCode: company, sOrgCode: company, defaultScreenCode: 'PT' });
export const wizard = '/portal/admin/wizard';
export const comp = '/employee/memberadmin/rest/v2/comp';
export const pims = '/pims/calendar/rest/v1/calendars';
export const building = { kind: 'building', locationCode: 'OFFICE-2', locationName: '제2사옥' };
export const seat = { seatName: 'B-02', pinX: 1, pinY: 1 };
/** The smallest PNG. */
export const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const boardAdmin = '/board/rest/v1/admin';

/** Body (or query, where it is a text) with which a call that names things in its address goes through. */
export const bodies: Readonly<Record<string, (ids: Ids) => object | string>> = {
  'POST /api/v1/invitations/{invitationId}/resend': () => ({ validDays: 7 }),
  'POST /api/v1/invitations/{invitationId}/joins/{personId}/decide': () => ({ decision: 'approve' }),
  'POST /api/v1/id-requests/{requestId}/refuse': () => ({ reason: '중복' }),
  'POST /api/v1/right-requests/{requestId}/approval': () => ({}),
  'POST /api/v1/right-requests/{requestId}/refusal': () => ({ reason: '중복' }),
  'GET /api/v1/grants/{grantId}/effects': () => '?scopeKind=company&validFrom=&validUntil=&windowId=',
  'POST /api/v1/company-roles/{companyRoleId}/effects/search': () => ({
    companyRoleName: 'Door',
    permissions: ['departments.view'],
  }),
  'GET /api/v1/employees/{personId}/right': () => '?permission=departments.view&scopeKind=company',
  'PUT /api/v1/factors/passkeys/{passkeyId}': () => ({ passkeyName: 'Key' }),
  'POST /api/v1/factors/passkeys/{passkeyId}/removal': () => ({ password: testPassword }),
  'POST /api/v1/memberships/handover/{handoverId}/acceptance': () => ({ password: testPassword }),
  'POST /api/v1/company-structure/offers/{structureOfferId}/acceptance': () => ({ password: testPassword }),
  'POST /api/v1/login-ties/{tieId}/acceptance': () => ({ password: testPassword }),
  'PUT /api/v1/employees/{personId}/job': () => ({}),
  'POST /api/v1/employees/{personId}/changes': () => ({ change: { displayName: 'Another' } }),
  'POST /api/v1/employees/{personId}/posts': (ids) => ({ departmentCode: ids.department }),
  'PUT /api/v1/employees/{personId}/posts/{departmentCode}': () => ({ jobTitleCode: '' }),
  'PUT /api/v1/employees/{personId}/synchronisation': () => ({ minutes: 0 }),
  'PUT /api/v1/employees/{personId}/photo': () => ({ photo }),
  'POST /api/v1/employees/{personId}/emblems': ({ more }) => ({ emblemId: more['emblemId'] }),
  'PUT /api/v1/admin/boards/{boardNumber}/place': () => ({ upperBoardNumber: null }),
  'POST /api/v1/item-categories/{itemCategoryId}/items': ({ board }) => ({ itemId: String(board) }),
  'POST /api/v1/item-categories/{itemCategoryId}/items/removal': ({ board }) => ({ itemId: String(board) }),
  'PUT /api/v1/employees/{personId}/seat': ({ more }) => ({ seatId: more['seatId'] }),
  'POST /api/v1/employees/{personId}/retirement': () => ({ reason: 'personal', when: 'now', handovers: [] }),
  'POST /api/v1/employees/{personId}/reinstatement': () => ({ note: '' }),
  'POST /api/v1/employees/{personId}/suspension': () => ({ reason: 'lostDevice', until: null }),
  'POST /api/v1/employees/{personId}/suspension/end': () => ({ note: '' }),
  'POST /api/v1/dispatches/{dispatchId}/acceptance': () => ({}),
  'POST /api/v1/dispatches/{dispatchId}/refusal': () => ({ note: '' }),
  'POST /api/v1/dispatches/{dispatchId}/release': () => ({ note: '' }),
  'POST /api/v1/dispatches/{dispatchId}/prolongation': () => ({ until: '2027-06-30' }),
  'POST /api/v1/employees/{personId}/leave': () => ({ kind: 'sick', until: null }),
  'POST /api/v1/employees/{personId}/leave/end': () => ({ note: '' }),
  'POST /api/v1/boards/{boardNumber}/posts': () => post,
  'POST /api/v1/boards/{boardNumber}/posts/search': () => ({ keyword: 'x' }),
  'POST /api/v1/posts/{postId}/replies': () => post,
  'PUT /api/v1/posts/{postId}': () => post,
  'POST /api/v1/posts/{postId}/comments': () => ({ commentText: '소식' }),
  'PUT /api/v1/admin/boards/{boardNumber}': () => boardForm,
  'PUT /api/v1/admin/boards/{boardNumber}/departments': () => ({ departmentCodes: ['TOP'] }),
  [`POST ${wizard}/portlets/{categoryId}/insert`]: (ids) => portlet(ids.board),
  'PUT /api/v1/quick-links/{linkId}': () => names,
  'PUT /api/v1/admin/portlet-categories/{categoryNumber}': () => ({
    koreanTitle: '소식',
    englishTitle: 'News',
    isActive: false,
  }),
  'PUT /api/v1/menus/{menuId}': () => ({ kind: 'menu', ...names }),
  [`POST ${pims}/{code}/schedules/{uid}/delete`]: () => '?recurrenceModType=ALL',
  'PUT /api/v1/anniversaries/{anniversaryId}': () => someday,
  [`POST ${wizard}/placement/compId/{compCd}/home/update`]: (ids) => ({ portletLabels: [ids.portlet] }),
  'PUT /api/v1/departments/{departmentCode}': () => departmentNames,
  'PUT /api/v1/departments/{departmentCode}/place': () => ({ parentDepartmentCode: 'TOP' }),
  'PUT /api/v1/organisation/departments/{departmentCode}/heads': () => ({ personIds: [] }),
  'POST /api/v1/organisation/departments/{departmentCode}/file': () => ({ reason: 'An inventory' }),
  'POST /api/v1/organisation/departments/{departmentCode}/people-file': () => ({ reason: 'An inventory' }),
  'PUT /api/v1/job-ranks/{jobRankCode}': () => rankNames,
  'PUT /api/v1/job-titles/{jobRankCode}': () => rankNames,
  'PUT /api/v1/job-ranks/{jobRankCode}/place': () => ({}),
  'PUT /api/v1/job-titles/{jobRankCode}/place': () => ({}),
  ...Object.fromEntries(
    addressed.flatMap(({ bodies: more = {} }) => Object.entries(more).map(([name, body]) => [name, () => body])),
  ),
};
