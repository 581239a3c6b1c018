import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: '歷程, 紀錄, 變更, 登入紀錄, 工作階段, 個資查詢',
    what: '檢視誰在何時做了什麼。',
    doings: [
      '可依人員、期間與類型篩選。',
      '紀錄彼此串接，修改或刪除都會被發現。',
      '匯出及其理由也會保留。',
      '僅有部分部門權限時，清單與匯出檔只包含這些部門及其成員的紀錄。',
    ],
  },
};
