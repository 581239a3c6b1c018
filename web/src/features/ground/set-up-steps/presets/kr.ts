import { board, type CountryPresets, menu, rank } from './preset.ts';

export const presets: CountryPresets = {
  ranks: {
    ladder: [
      rank('EXEC', '임원', 'Executive'),
      rank('GM', '부장', 'General Manager'),
      rank('DGM', '차장', 'Deputy General Manager'),
      rank('MGR', '과장', 'Manager'),
      rank('AM', '대리', 'Assistant Manager'),
      rank('SENIOR', '주임', 'Senior Staff'),
      rank('STAFF', '사원', 'Staff'),
    ],
    flat: [rank('LEAD', '책임', 'Lead'), rank('SENIOR', '선임', 'Senior'), rank('MEMBER', '매니저', 'Manager')],
    experts: [
      rank('PRINCIPAL', '수석연구원', 'Principal Researcher'),
      rank('LEAD', '책임연구원', 'Lead Researcher'),
      rank('SENIOR', '선임연구원', 'Senior Researcher'),
      rank('RESEARCHER', '연구원', 'Researcher'),
    ],
  },
  boards: {
    basic: [board('공지사항', 'Notices'), board('자유게시판', 'FreeTalk')],
    more: [board('공지사항', 'Notices'), board('자유게시판', 'FreeTalk'), board('자료실', 'Library')],
  },
  menus: {
    offices: [
      menu('홈택스', 'HomeTax', 'https://hometax.go.kr'),
      menu('4대 사회보험', 'SocialInsurance', 'https://www.4insure.or.kr'),
      menu('고용24', 'Work24', 'https://www.work24.go.kr'),
    ],
    pages: [
      menu('메신저 다운로드', 'Messenger', '/supportapp/download'),
      menu('비밀번호 변경', 'Password', '/loginapp/password/change'),
    ],
  },
  anniversaries: {
    founding: [{ subject: '창립기념일', englishSubject: 'Founding day', date: '', isHoliday: true }],
    year: [
      { subject: '창립기념일', englishSubject: 'Founding day', date: '', isHoliday: true },
      { subject: '시무식', englishSubject: 'First working day', date: '01-02' },
      { subject: '종무식', englishSubject: 'Last working day', date: '12-31' },
    ],
  },
};
