import { board, type CountryPresets, menu, rank } from './preset.ts';

export const presets: CountryPresets = {
  ranks: {
    ladder: [
      rank('GM', '总经理'),
      rank('DGM', '副总经理'),
      rank('DIRECTOR', '总监'),
      rank('MGR', '经理'),
      rank('SUPERVISOR', '主管'),
      rank('STAFF', '专员'),
      rank('ASSISTANT', '助理'),
    ],
    flat: [rank('DIRECTOR', '总监'), rank('MANAGER', '经理'), rank('MEMBER', '员工')],
    experts: [
      rank('PRINCIPAL', '首席工程师'),
      rank('SENIOR', '高级工程师'),
      rank('ENGINEER', '工程师'),
      rank('JUNIOR', '助理工程师'),
    ],
  },
  boards: {
    basic: [board('公告', 'Notices'), board('自由讨论', 'FreeTalk')],
    more: [board('公告', 'Notices'), board('自由讨论', 'FreeTalk'), board('资料库', 'Library')],
  },
  menus: {
    offices: [
      menu('国家税务总局', 'Tax', 'https://www.chinatax.gov.cn'),
      menu('企业信用信息', 'CompanyCredit', 'https://www.gsxt.gov.cn'),
      menu('中国政府网', 'Government', 'https://www.gov.cn'),
    ],
    pages: [
      menu('下载即时通讯', 'Messenger', '/supportapp/download'),
      menu('修改密码', 'Password', '/loginapp/password/change'),
    ],
  },
  anniversaries: {
    founding: [{ subject: '公司成立纪念日', englishSubject: 'Founding day', date: '' }],
    year: [
      { subject: '公司成立纪念日', englishSubject: 'Founding day', date: '' },
      { subject: '妇女节', englishSubject: 'Women’s Day', date: '03-08' },
      { subject: '小年', englishSubject: 'Little New Year', date: '12-23', isLunar: true },
    ],
  },
};
