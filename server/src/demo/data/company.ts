import type { MenuInput } from '@madang/contract/workplace/menus/rules.ts';

/** An invented company; no one of this name is meant. */
export const demoCompany = {
  name: '솔바람상사',
  englishName: 'Solbaram Trading',
  serviceType: 'PT',
  timeZone: 'Asia/Seoul',
  passwordProfile: 'spec',
} as const;

/** Code, Korean name, English name, and the code above; those above come first. */
export const departments: readonly (readonly [string, string, string, string])[] = [
  ['MGMT', '경영지원본부', 'Management Support', 'TOP'],
  ['PEOPLE', '인사팀', 'People', 'MGMT'],
  ['FINANCE', '재무팀', 'Finance', 'MGMT'],
  ['GENERAL', '총무팀', 'General Affairs', 'MGMT'],
  ['SALES', '영업본부', 'Sales', 'TOP'],
  ['DOMESTIC', '국내영업팀', 'Domestic Sales', 'SALES'],
  ['OVERSEAS', '해외영업팀', 'Overseas Sales', 'SALES'],
  ['CUSTOMER', '고객지원팀', 'Customer Care', 'SALES'],
  ['PRODUCT', '상품본부', 'Products', 'TOP'],
  ['PLANNING', '상품기획팀', 'Product Planning', 'PRODUCT'],
  ['DESIGN', '디자인팀', 'Design', 'PRODUCT'],
  ['QUALITY', '품질팀', 'Quality', 'PRODUCT'],
  ['DIGITAL', '디지털본부', 'Digital', 'TOP'],
  ['PLATFORM', '플랫폼팀', 'Platform', 'DIGITAL'],
  ['DATA', '데이터팀', 'Data', 'DIGITAL'],
  ['SECURITY', '정보보호팀', 'Information Security', 'DIGITAL'],
];

export const jobRanks: readonly (readonly [string, string, string])[] = [
  ['EXEC', '임원', 'Executive'],
  ['GM', '부장', 'General Manager'],
  ['DGM', '차장', 'Deputy General Manager'],
  ['MGR', '과장', 'Manager'],
  ['AM', '대리', 'Assistant Manager'],
  ['STAFF', '사원', 'Staff'],
];

export const jobTitles: readonly (readonly [string, string, string])[] = [
  ['HEAD', '본부장', 'Head of Division'],
  ['LEAD', '팀장', 'Team Leader'],
  ['PART', '파트장', 'Part Leader'],
  ['MEMBER', '팀원', 'Team Member'],
];

const menu = (koreanTitle: string, englishTitle: string, url: string): MenuInput => ({
  kind: 'menu',
  koreanTitle,
  englishTitle,
  url,
  windowTarget: 'newTab',
  isActive: true,
  lowerMenus: [],
});

export const menus: readonly MenuInput[] = [
  menu('출장 신청', 'Travel', 'https://travel.example'),
  menu('교육', 'Learning', 'https://learn.example'),
  {
    kind: 'group',
    koreanTitle: '도움받기',
    englishTitle: 'Help',
    url: '',
    windowTarget: 'newTab',
    isActive: true,
    lowerMenus: [
      { koreanTitle: '게시판', englishTitle: 'Boards', url: '/portalapp/boards', windowTarget: 'newTab' },
      {
        koreanTitle: '비밀번호 변경',
        englishTitle: 'Password',
        url: '/loginapp/password/change',
        windowTarget: 'newTab',
      },
    ],
  },
];

export const links = [
  ['복지몰', 'Benefits', 'https://benefits.example', 'people'],
  ['회의실 예약', 'Rooms', 'https://rooms.example', 'calendar'],
  ['구내식당 식단', 'Lunch', 'https://lunch.example', 'board'],
  ['IT 문의', 'ITHelp', 'https://help.example', 'help'],
  ['경비 정산', 'Expenses', 'https://expenses.example', 'approval'],
] as const;

/** Subject, first date, and what else is said of it. Something falls into any sixty days. */
export const anniversaries: readonly (readonly [string, string, { isLunar?: boolean; isHoliday?: boolean }])[] = [
  ['새해 인사의 날', '2013-01-25', {}],
  ['창립기념일', '2011-03-02', { isHoliday: true }],
  ['나무 심는 날', '2019-04-05', {}],
  ['봄 체육대회', '2016-05-20', {}],
  ['가족 초청의 날', '2018-06-20', {}],
  ['여름 나눔의 날', '2017-08-10', {}],
  ['한가위 봉사의 날', '2020-08-10', { isLunar: true }],
  ['김장 나눔의 날', '2016-11-15', {}],
  ['송년의 밤', '2012-12-18', {}],
];

/** Name before the @, Korean and English name, and the description of a shared address. */
export const sharedAddresses: readonly (readonly [string, string, string, string])[] = [
  ['solbaramdesk', '고객 문의', 'Customer care', '제품 문의와 교환, 환불'],
  ['solbaramjobs', '채용', 'Recruiting', '지원서와 면접 일정'],
  ['solbarampress', '언론 홍보', 'Press', '취재 요청과 보도 자료'],
  ['solbarambill', '세금계산서', 'Billing', '세금계산서 발행과 수정'],
];

/** The first thing in everyone's inbox. */
export const welcomeLetter = {
  subject: '솔바람상사 포털에 오신 것을 환영합니다',
  text: '첫 화면에서 공지와 게시판, 바로가기를 한눈에 볼 수 있습니다.\n\n궁금한 점은 도움받기 메뉴나 IT 문의로 알려 주세요.\n\n인사팀 드림',
};
