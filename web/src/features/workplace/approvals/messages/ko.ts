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
  waiting: {
    title_one: '결재할 문서 {{number}}건',
    title_other: '결재할 문서 {{number}}건',
    text: '포털의 결재에서 처리할 수 있습니다.',
  },
  held: {
    title: '승인을 거칠 작업',
    lead: '선택한 작업은 바로 실행되지 않고, 정책에 따라 다른 사람이 승인하면 실행됩니다. 요청한 사람은 자신의 요청을 승인할 수 없습니다.',
    atOnce: '바로 실행',
    saved: '저장했습니다.',
    representative: '승인을 거치도록 정한 작업은 대표 관리자만 바꿀 수 있습니다.',
    noPolicy: '먼저 결재 정책을 추가해 주세요.',
    kinds: {
      retire: '구성원 퇴사 처리',
      grant: '역할과 권한 부여',
      export: '구성원 목록 내보내기',
      import: '파일로 일괄 등록',
      deleteDepartment: '부서 삭제',
    },
  },
  save: '저장',
};
