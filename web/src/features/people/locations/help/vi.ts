import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  LOCATION: {
    words: 'văn phòng, tòa nhà, tầng, chỗ ngồi, sơ đồ mặt bằng, bản đồ',
  },
};
