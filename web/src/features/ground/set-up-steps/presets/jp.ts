import { board, type CountryPresets, menu, rank } from './preset.ts';

export const presets: CountryPresets = {
  ranks: {
    ladder: [
      rank('EXEC', '役員'),
      rank('GM', '部長'),
      rank('DGM', '次長'),
      rank('MGR', '課長'),
      rank('AM', '係長'),
      rank('SENIOR', '主任'),
      rank('STAFF', '一般社員'),
    ],
    flat: [rank('MANAGER', 'マネージャー'), rank('LEADER', 'リーダー'), rank('MEMBER', 'メンバー')],
    experts: [
      rank('PRINCIPAL', '主席研究員'),
      rank('LEAD', '主幹研究員'),
      rank('SENIOR', '主任研究員'),
      rank('RESEARCHER', '研究員'),
    ],
  },
  boards: {
    basic: [board('お知らせ', 'Notices'), board('フリートーク', 'FreeTalk')],
    more: [board('お知らせ', 'Notices'), board('フリートーク', 'FreeTalk'), board('資料室', 'Library')],
  },
  menus: {
    offices: [
      menu('e-Gov', 'eGov', 'https://www.e-gov.go.jp'),
      menu('e-Tax', 'eTax', 'https://www.e-tax.nta.go.jp'),
      menu('日本年金機構', 'PensionService', 'https://www.nenkin.go.jp'),
    ],
    pages: [
      menu('メッセンジャー', 'Messenger', '/supportapp/download'),
      menu('パスワード変更', 'Password', '/loginapp/password/change'),
    ],
  },
  anniversaries: {
    founding: [{ subject: '創立記念日', englishSubject: 'Founding day', date: '', isHoliday: true }],
    year: [
      { subject: '創立記念日', englishSubject: 'Founding day', date: '', isHoliday: true },
      { subject: '仕事始め', englishSubject: 'First working day', date: '01-04' },
      { subject: '仕事納め', englishSubject: 'Last working day', date: '12-28' },
    ],
  },
};
