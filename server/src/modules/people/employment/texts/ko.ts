import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  headsOfDepartment: {
    retired: {
      heading: '구성원이 퇴직했습니다',
      text: '{{name}}({{department}}) 님이 {{time}}에 퇴직 처리되었습니다.',
    },
    retirementPlanned: {
      heading: '구성원의 퇴직이 예약되었습니다',
      text: '{{name}}({{department}}) 님의 퇴직이 {{until}}로 예약되었습니다.',
    },
    retirementCalledOff: {
      heading: '구성원의 퇴직 예약이 취소되었습니다',
      text: '{{name}}({{department}}) 님의 퇴직 예약이 {{time}}에 취소되었습니다.',
    },
    reinstated: {
      heading: '구성원이 복직했습니다',
      text: '{{name}}({{department}}) 님이 {{time}}에 복직 처리되었습니다.',
    },
    suspended: {
      heading: '구성원의 접속이 정지되었습니다',
      text: '{{name}}({{department}}) 님의 접속이 {{time}}에 정지되었습니다.',
    },
    suspendedUntil: {
      heading: '구성원의 접속이 정지되었습니다',
      text: '{{name}}({{department}}) 님의 접속이 {{time}}에 정지되었습니다. {{until}}에 자동으로 해제됩니다.',
    },
    leaveBegun: {
      heading: '구성원이 휴직했습니다',
      text: '{{name}}({{department}}) 님이 {{time}}부터 휴직합니다.',
    },
    leaveBegunUntil: {
      heading: '구성원이 휴직했습니다',
      text: '{{name}}({{department}}) 님이 {{time}}부터 {{until}}까지 휴직합니다.',
    },
    leaveEnded: {
      heading: '구성원이 휴직에서 복귀했습니다',
      text: '{{name}}({{department}}) 님이 {{time}}에 복귀 처리되었습니다.',
    },
    dispatchBegun: {
      heading: '구성원이 파견되었습니다',
      text: '{{name}}({{department}}) 님이 {{time}}부터 {{until}}까지 다른 회사로 파견됩니다.',
    },
    dispatchEnded: {
      heading: '구성원이 파견에서 복귀했습니다',
      text: '{{name}}({{department}}) 님의 파견이 {{time}}에 끝났습니다.',
    },
    restored: {
      heading: '구성원의 접속 정지가 해제되었습니다',
      text: '{{name}}({{department}}) 님의 접속 정지가 {{time}}에 해제되었습니다.',
    },
  },
  ahead: {
    own: {
      heading: '인사 변경이 예약되었습니다',
      text: '{{change}} · {{day}}에 처리될 예정입니다.',
    },
    ownOff: {
      heading: '예약된 인사 변경이 취소되었습니다',
      text: '{{change}} · {{day}}에 처리될 예정이던 예약이 취소되었습니다.',
    },
    heads: {
      heading: '구성원의 인사 변경이 예약되었습니다',
      text: '{{name}}({{department}}) 님 · {{change}} · {{day}}에 처리될 예정입니다.',
    },
    headsOff: {
      heading: '예약된 구성원의 인사 변경이 취소되었습니다',
      text: '{{name}}({{department}}) 님 · {{change}} · {{day}}에 처리될 예정이던 예약이 취소되었습니다.',
    },
    kinds: {
      move: '{{to}} 부서로 이동',
      retirement: '퇴직',
      leave: '휴직',
    },
  },
  stayedBehind: {
    heading: '퇴직자에게 남은 것이 있습니다',
    text: '{{name}}({{department}}) 님이 {{time}}에 예약대로 퇴직 처리되었지만, 맡을 사람에게 넘기지 못한 것이 있습니다. {{name}} 님에게 그대로 남은 것: {{things}}. 맡을 사람을 다시 정해 주세요.',
    kinds: {
      departmentHeads_one: '부서장 {{count}}곳',
      departmentHeads_other: '부서장 {{count}}곳',
      invitations_one: '초대 {{count}}건',
      invitations_other: '초대 {{count}}건',
      savedViews_one: '공유한 보기 {{count}}개',
      savedViews_other: '공유한 보기 {{count}}개',
      exports_one: '내보낸 파일 {{count}}개',
      exports_other: '내보낸 파일 {{count}}개',
    },
  },
};
