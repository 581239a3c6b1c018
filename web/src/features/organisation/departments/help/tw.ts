import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DEPT: {
    words: '組織, 團隊, 部門主管, 組織圖, 組織調整',
    what: '建立部門樹，並指定主管與成員。',
    doings: ['拖曳部門即可移到其他部門之下。', '開啟部門即可立即或依日期指定主管。', '選擇日期可檢視當天的組織。'],
  },
};
