import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  LOCATION: {
    words: '办公室, 楼宇, 楼层, 座位, 平面图, 地图',
  },
};
