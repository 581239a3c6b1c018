import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  LOCATION: {
    words: '사무실, 건물, 층, 자리, 좌석 배치도, 도면, 지도, 회의실',
  },
};
