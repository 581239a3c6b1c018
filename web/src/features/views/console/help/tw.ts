import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '開發者, 整合, OpenAPI, 呼叫',
  },
  help: { words: '使用方法, 手冊, 指南, 聯絡, 客服' },
  news: { words: '新功能, 更新, 更新紀錄, 版本' },
  shortcuts: { words: '鍵盤, 快速鍵' },
  'theme system': { words: '自動, 外觀' },
  'theme light': { words: '淺色模式, 亮色' },
  'theme dark': { words: '深色模式, 暗色, 夜間模式, 黑色' },
};
