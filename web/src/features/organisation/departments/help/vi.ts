import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DEPT: {
    words: 'tổ chức, nhóm, sơ đồ tổ chức, trưởng phòng, tái cơ cấu',
    what: 'Xây dựng cây phòng ban, chỉ định trưởng phòng và thành viên.',
    doings: [
      'Kéo một phòng ban vào dưới phòng ban khác để chuyển.',
      'Mở phòng ban để chỉ định trưởng phòng, ngay hoặc vào một ngày.',
      'Chọn ngày để xem tổ chức vào ngày đó.',
    ],
  },
};
