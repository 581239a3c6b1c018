import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  headsOfDepartment: {
    retired: {
      heading: '部門成員已離職',
      text: '{{name}}（{{department}}）已於 {{time}} 辦理離職。',
    },
    retirementPlanned: {
      heading: '部門成員即將離職',
      text: '{{name}}（{{department}}）將於 {{until}} 離職。',
    },
    retirementCalledOff: {
      heading: '部門成員的離職排程已取消',
      text: '{{name}}（{{department}}）的離職排程已於 {{time}} 取消。',
    },
    reinstated: {
      heading: '部門成員已復職',
      text: '{{name}}（{{department}}）已於 {{time}} 辦理復職。',
    },
    suspended: {
      heading: '部門成員的帳號已停權',
      text: '{{name}}（{{department}}）的帳號已於 {{time}} 停權。',
    },
    suspendedUntil: {
      heading: '部門成員的帳號已停權',
      text: '{{name}}（{{department}}）的帳號已於 {{time}} 停權，將於 {{until}} 自動恢復。',
    },
    restored: {
      heading: '部門成員的帳號已恢復',
      text: '{{name}}（{{department}}）的帳號已於 {{time}} 恢復使用。',
    },
  },
};
