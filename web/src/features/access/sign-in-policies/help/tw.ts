import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ACCESS: {
    words: 'IP, 網路, 限制登入, 允許清單, 時間',
  },
};
