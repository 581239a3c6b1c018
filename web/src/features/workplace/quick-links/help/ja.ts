import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  QUICKLINK: {
    words: 'リンク, お気に入り, 外部サイト',
  },
};
