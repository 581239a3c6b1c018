import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMBLEM: {
    words: 'バッジ, 表彰, 受賞',
  },
};
