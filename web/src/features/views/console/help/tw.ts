import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '開發者, 整合, OpenAPI, 呼叫',
  },
};
