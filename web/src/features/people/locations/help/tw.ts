import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  LOCATION: {
    words: '辦公室, 大樓, 樓層, 座位, 平面圖, 地圖',
  },
};
