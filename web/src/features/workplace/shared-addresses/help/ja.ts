import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SHAREDADDRESS: {
    words: 'グループメール, メーリングリスト, 代表アドレス, エイリアス',
  },
};
