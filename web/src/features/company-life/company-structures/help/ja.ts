import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPSTRC: {
    words: 'グループ会社, 子会社, 親会社, 関連会社',
  },
};
