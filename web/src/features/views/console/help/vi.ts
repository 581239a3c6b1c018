import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: 'nhà phát triển, tích hợp, OpenAPI, lệnh gọi',
  },
};
