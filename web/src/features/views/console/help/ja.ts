import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '開発者, 連携, OpenAPI, 呼び出し',
  },
};
