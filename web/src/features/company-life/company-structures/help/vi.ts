import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPSTRC: {
    words: 'công ty con, tập đoàn, công ty mẹ',
  },
};
