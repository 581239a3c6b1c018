import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  runFile: {
    name: '일괄 변경 결과',
    number: '행',
    item: '대상',
    itemId: '대상 ID',
    state: '결과',
    code: '코드',
    reason: '사유',
    states: {
      waiting: '실행 안 됨',
      done: '완료',
      refused: '거절',
      failed: '실패',
    },
  },
  runMail: {
    kinds: {
      moveEmployees: '구성원 부서 이동',
      setJobRank: '구성원 직급 변경',
      setJobTitle: '구성원 직책 변경',
      retireEmployees: '구성원 퇴직 처리',
      reinstateEmployees: '구성원 복직',
      putEmployeesOnLeave: '구성원 휴직',
      returnEmployees: '구성원 복귀',
      suspendEmployees: '구성원 접속 정지',
      plannedChanges: '예정된 변경',
    },
    undo: '되돌리기: {{title}}',
    retry: '다시 시도: {{title}}',
    planned: '{{title}} ({{day}} 예정)',
    done: '{{title}} 작업이 완료되었습니다',
    cancelled: '{{title}} 작업이 취소되었습니다',
    stopped: '{{title}} 작업이 중단되었습니다',
    counts: '전체 {{total}}건 중 {{done}}건을 완료했습니다. 거절 {{refused}}건, 실패 {{failed}}건입니다.',
    whyStopped: '하루 동안 진행되지 않아 중단되었습니다. 이미 완료된 항목은 그대로 유지됩니다.',
    afterCancel: '취소 전에 완료된 항목은 그대로 유지됩니다.',
    undoFor: '{{days}}일 동안 되돌릴 수 있습니다.',
    open: '결과 보기',
  },
};
