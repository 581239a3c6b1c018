import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    RUN_STATE: '그사이 작업 상태가 바뀌었습니다.',
    RUN_NOTHING_FAILED: '이 작업에는 거절되거나 실패한 항목이 없습니다.',
  },
  operations: {
    'confirm-run': '일괄 변경 실행 승인',
    'pause-run': '일괄 변경 일시 중지',
    'resume-run': '일괄 변경 재개',
    'cancel-run': '일괄 변경 취소',
    'undo-run': '일괄 변경 되돌리기',
    'retry-run': '일괄 변경 실패 항목 다시 시도',
    'download-run': '일괄 변경 결과 파일 다운로드',
  },
};
