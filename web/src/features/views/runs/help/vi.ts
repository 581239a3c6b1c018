import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RUN: {
    words: 'tác vụ, tiến độ, hoàn tác, kết quả, hàng loạt',
  },
};
