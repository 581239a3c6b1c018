import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  BOARD: {
    words: '公告, 帖子, 论坛, 新闻',
    what: '创建公告和论坛，并决定谁可阅读和发布。',
    doings: ['为每个版块设定发帖、评论和是否需要审批。', '在门户的版块中发帖。', '可在主页布局中显示新帖。'],
  },
};
