import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ITEM_CATEGORY: {
    words: '분류, 태그, 라벨, 게시판 분류',
  },
};
