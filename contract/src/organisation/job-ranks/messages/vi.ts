import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    JOB_RANK_IN_USE: '{{code}} đang được {{0}} người sử dụng nên không thể xóa.',
  },
  fields: {
    jobRankCode: 'Mã',
    jobRankName: 'Tên gọi',
    englishJobRankName: 'Tên tiếng Anh',
    jobListName: 'Tên danh sách',
    englishJobListName: 'Tên danh sách tiếng Anh',
  },
};
