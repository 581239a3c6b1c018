import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    JOB_RANK_IN_USE: '{{code}}有{{0}}人使用中，無法刪除。',
  },
  fields: {
    jobRankCode: '代碼',
    jobRankName: '名稱',
    englishJobRankName: '英文名稱',
    jobListName: '清單名稱',
    englishJobListName: '清單英文名稱',
  },
};
