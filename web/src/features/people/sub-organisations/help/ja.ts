import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SUBORG: {
    words: '事業所, 支社, 支店, 工場',
  },
};
