import { board, type CountryPresets, menu, rank } from './preset.ts';

export const presets: CountryPresets = {
  ranks: {
    ladder: [
      rank('GM', '總經理'),
      rank('VP', '協理'),
      rank('MGR', '經理'),
      rank('DMGR', '副理'),
      rank('CHIEF', '課長'),
      rank('STAFF', '專員'),
      rank('ASSISTANT', '助理'),
    ],
    flat: [rank('DIRECTOR', '總監'), rank('MANAGER', '經理'), rank('MEMBER', '專員')],
    experts: [
      rank('PRINCIPAL', '首席工程師'),
      rank('SENIOR', '資深工程師'),
      rank('ENGINEER', '工程師'),
      rank('JUNIOR', '助理工程師'),
    ],
  },
  boards: {
    basic: [board('公告', 'Notices'), board('自由討論', 'FreeTalk')],
    more: [board('公告', 'Notices'), board('自由討論', 'FreeTalk'), board('資料庫', 'Library')],
  },
  menus: {
    offices: [
      menu('財政部報稅', 'Tax', 'https://tax.nat.gov.tw'),
      menu('勞動部勞保局', 'LaborInsurance', 'https://www.bli.gov.tw'),
      menu('健保署', 'HealthInsurance', 'https://www.nhi.gov.tw'),
    ],
    pages: [
      menu('下載即時通訊', 'Messenger', '/supportapp/download'),
      menu('變更密碼', 'Password', '/loginapp/password/change'),
    ],
  },
  anniversaries: {
    founding: [{ subject: '公司創立紀念日', englishSubject: 'Founding day', date: '' }],
    year: [
      { subject: '公司創立紀念日', englishSubject: 'Founding day', date: '' },
      { subject: '尾牙', englishSubject: 'Year-end banquet', date: '12-16', isLunar: true },
    ],
  },
};
