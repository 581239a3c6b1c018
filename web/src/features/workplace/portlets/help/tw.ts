import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PORTLET: {
    words: '首頁, 小工具, 卡片, 版面',
    what: '設定所有人看到的入口首頁。',
    doings: [
      '在首頁按「編輯首頁」即可邊看邊排列。',
      '選擇顯示新貼文、待簽核申請、紀念日與快速連結。',
      '儲存後全公司的首頁隨之變更，並可立即復原。',
    ],
  },
};
