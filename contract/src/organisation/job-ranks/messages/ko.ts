import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    JOB_RANK_IN_USE: '{{0}}명이 사용 중이어서 {{code}} 항목을 삭제할 수 없습니다.',
  },
  fields: {
    jobRankCode: '코드',
    jobRankName: '이름',
    englishJobRankName: '영문 이름',
    jobListName: '목록 이름',
    englishJobListName: '목록 영문 이름',
  },
};
