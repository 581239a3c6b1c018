import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  BOARD: {
    words: 'notices, announcements, posts, forum, news',
    what: 'Create boards for notices and discussions, and decide who can read and write.',
    doings: [
      'Choose who can post and comment on each board, and whether posts need approval first.',
      'Posts are written on the boards of the portal.',
      'Show new posts on everyone’s home page with Home layout.',
    ],
  },
};
