import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '전자결재 설정',
  lead: '회사 전체에서 문서를 결재하는 방식입니다.',
  byDefault: '기본값을 사용하고 있습니다.',
  changedAt: '마지막 저장: {{date}}',
  documents: '문서',
  lines: '결재선',
  standard: '기본값: {{value}}',
  standardOrNone: '기본값: {{value}}(0이면 따로 제한하지 않음)',
  owners: {
    company: '회사',
    department: '부서',
  },
  takeDefaults: '기본값으로 채우기',
  saved: '전자결재 설정을 저장했습니다.',
  save: '저장',
};
