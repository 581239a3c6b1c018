import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  BOARD: {
    words: '公告, 貼文, 討論區, 消息',
    what: '建立公告與討論區，並決定誰可閱讀與發文。',
    doings: ['為每個看板設定發文、留言與是否需要核准。', '在入口網站的看板中發文。', '可在首頁版面中顯示新貼文。'],
  },
};
