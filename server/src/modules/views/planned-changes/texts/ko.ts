import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  plannedChanges: {
    unmade: {
      one: '예약한 변경이 적용되지 않았습니다',
      many: '예약한 변경 {{count}}건이 적용되지 않았습니다',
      text: '아래 변경은 적용일에 적용되지 않았습니다. 사유를 확인한 뒤 필요하면 다시 예약해 주세요.',
      line: '· {{day}} {{name}} - {{change}}: {{reason}}',
      lineOfDepartment: '· {{day}} {{name}} - {{change}}: {{reason}}',
      more: '· 그 외 {{count}}건',
    },
    deleted: {
      heading: '예약된 변경이 있는 부서가 삭제되었습니다',
      text_one:
        '다음 부서가 삭제되었습니다: {{name}}. 이 부서가 포함된 변경 예약 {{count}}건도 함께 취소되었습니다. 필요하면 다른 부서로 다시 예약해 주세요.',
      text_other:
        '다음 부서가 삭제되었습니다: {{name}}. 이 부서가 포함된 변경 예약 {{count}}건도 함께 취소되었습니다. 필요하면 다른 부서로 다시 예약해 주세요.',
    },
    orphaned: {
      heading: '맡을 사람이 필요한 변경 예약이 있습니다',
      text_one:
        '{{name}} 님이 예약한 변경 {{count}}건이 남아 있습니다. 관리자가 맡지 않으면 적용일에 적용되지 않습니다. 예약된 변경 목록에서 맡거나 취소해 주세요.',
      text_other:
        '{{name}} 님이 예약한 변경 {{count}}건이 남아 있습니다. 관리자가 맡지 않으면 적용일에 적용되지 않습니다. 예약된 변경 목록에서 맡거나 취소해 주세요.',
    },
    kinds: {
      moveEmployee: '부서 이동',
      setJobRank: '직급 변경',
      setJobTitle: '직책 변경',
      retireEmployee: '퇴직',
      reinstateEmployee: '복직',
      putOnLeave: '휴직',
      returnFromLeave: '복귀',
      endDispatch: '파견 종료',
      suspendEmployee: '접속 정지',
      changeHeads: '부서장 변경',
      other: '재직 상태 변경',
    },
  },
};
