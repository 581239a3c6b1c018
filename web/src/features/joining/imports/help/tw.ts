import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IMPORT: {
    words: 'Excel, 試算表, 匯入, 上傳, 檔案, CSV, 批次',
    what: '透過 Excel 或 CSV 一次建立與變更大量成員與部門。',
    doings: [
      '可直接貼上從試算表複製的儲存格。',
      '套用前逐列顯示將有的變更，錯誤的儲存格可就地修正。',
      '套用後 7 天內可一次全部復原。',
    ],
  },
};
