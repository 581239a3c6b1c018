import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    JOB_RANK_IN_USE: '{{code}}正被{{0}}人使用，无法删除。',
  },
  fields: {
    jobRankCode: '代码',
    jobRankName: '名称',
    englishJobRankName: '英文名称',
    jobListName: '列表名称',
    englishJobListName: '列表英文名称',
  },
};
