import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    PLAN_DAY: '내일부터 {{0}}년 이내의 날짜를 선택해 주세요.',
    PLAN_LATER:
      '이 변경을 적용하면 {{0}}에 예약된 변경을 적용할 수 없습니다. 둘 중 하나의 날짜를 바꾸거나 취소해 주세요.',
    PLAN_STATE: '대기 중인 예약이 아닙니다. 이미 처리되었거나 취소되었습니다.',
  },
  fields: {
    dueOn: '적용일',
    change: '변경 내용',
  },
  operations: {
    'check-planned-change': '예약된 변경 점검',
    'judge-planned-changes': '예약된 변경 다시 점검',
    'plan-change': '변경 예약',
    'move-planned-change': '변경 예약 수정',
    'cancel-planned-change': '변경 예약 취소',
    'take-over-planned-change': '변경 예약 담당자 변경',
  },
};
