import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ANNIV: {
    words: 'ngày lễ, ngày nghỉ, ngày thành lập, lịch, sinh nhật',
  },
};
