import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '开发者, 集成, OpenAPI, 调用',
  },
  help: { words: '使用方法, 手册, 指南, 联系, 客服' },
  news: { words: '新功能, 更新, 更新日志, 版本' },
  shortcuts: { words: '键盘, 热键' },
  'theme system': { words: '自动, 外观' },
  'theme light': { words: '浅色模式, 亮色' },
  'theme dark': { words: '深色模式, 暗色, 夜间模式, 黑色' },
};
