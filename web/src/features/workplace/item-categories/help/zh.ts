import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ITEM_CATEGORY: {
    words: '分类, 标签, 分组',
  },
};
