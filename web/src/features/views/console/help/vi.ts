import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: 'nhà phát triển, tích hợp, OpenAPI, lệnh gọi',
  },
  help: { words: 'hướng dẫn, cách dùng, liên hệ, tổng đài' },
  news: { words: 'tính năng mới, cập nhật, phiên bản' },
  shortcuts: { words: 'bàn phím, phím nóng' },
  'theme system': { words: 'tự động' },
  'theme light': { words: 'chế độ sáng' },
  'theme dark': { words: 'chế độ tối, ban đêm, giao diện tối' },
};
