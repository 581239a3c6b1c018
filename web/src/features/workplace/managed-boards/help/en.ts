import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  BOARD: {
    words: 'notices, announcements, posts, forum, news',
    what: 'Create boards for notices and discussions, and decide who reads and writes.',
    doings: [
      'Choose for each board who may post and comment, and whether posts are approved first.',
      'Posts are written on the boards of the portal.',
      'Show new posts on everyone’s home page with Home layout.',
    ],
  },
};
