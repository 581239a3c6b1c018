import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  headsOfDepartment: {
    retired: {
      heading: '部门成员已离职',
      text: '{{name}}（{{department}}）已于{{time}}办理离职。',
    },
    retirementPlanned: {
      heading: '部门成员即将离职',
      text: '{{name}}（{{department}}）将于{{until}}离职。',
    },
    retirementCalledOff: {
      heading: '部门成员的离职安排已取消',
      text: '{{name}}（{{department}}）的离职安排已于{{time}}取消。',
    },
    reinstated: {
      heading: '部门成员已复职',
      text: '{{name}}（{{department}}）已于{{time}}办理复职。',
    },
    suspended: {
      heading: '部门成员的账号已停用',
      text: '{{name}}（{{department}}）的账号已于{{time}}停用。',
    },
    suspendedUntil: {
      heading: '部门成员的账号已停用',
      text: '{{name}}（{{department}}）的账号已于{{time}}停用，将于{{until}}自动恢复。',
    },
    restored: {
      heading: '部门成员的账号已恢复',
      text: '{{name}}（{{department}}）的账号已于{{time}}恢复使用。',
    },
  },
};
