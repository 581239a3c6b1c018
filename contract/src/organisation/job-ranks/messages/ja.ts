import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    JOB_RANK_IN_USE: '{{code}}は{{0}}人が使用しているため、削除できません。',
  },
  fields: {
    jobRankCode: 'コード',
    jobRankName: '名称',
    englishJobRankName: '名称（英語）',
    jobListName: '一覧の名称',
    englishJobListName: '一覧の名称（英語）',
  },
};
