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
    restored: {
      heading: '구성원의 접속 정지가 해제되었습니다',
      text: '{{name}}({{department}}) 님의 접속 정지가 {{time}}에 해제되었습니다.',
    },
  },
};
