import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '开发者, 集成, OpenAPI, 调用',
  },
};
