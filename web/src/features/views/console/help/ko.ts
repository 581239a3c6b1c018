import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '개발자, 연동, 명세, OpenAPI, 호출',
  },
};
