import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    JOB_LIMIT:
      '대기 중이거나 진행 중인 작업은 최대 {{0}}개입니다. 작업이 끝난 뒤 다시 시도하거나 진행 중인 작업을 취소해 주세요.',
    JOB_STATE: '그사이 작업 상태가 바뀌었습니다.',
    JOB_FAILED: '작업을 완료하지 못했습니다. 다시 시작해 주세요.',
    JOB_RESULT_DELETED:
      '파일에 들어 있던 개인정보가 삭제되어 결과 파일도 삭제되었습니다. 내보내기를 다시 시작해 주세요.',
  },
  fields: {
    startedBy: '시작한 사람',
  },
  operations: {
    'hand-over-job': '작업 인계',
  },
};
