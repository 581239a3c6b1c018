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
    leaveBegun: {
      heading: '部门成员开始休假',
      text: '{{name}}（{{department}}）自{{time}}起休假。',
    },
    leaveBegunUntil: {
      heading: '部门成员开始休假',
      text: '{{name}}（{{department}}）自{{time}}起休假，至{{until}}。',
    },
    leaveEnded: {
      heading: '部门成员已结束休假',
      text: '{{name}}（{{department}}）已于{{time}}返岗。',
    },
    dispatchBegun: {
      heading: '部门成员已派驻',
      text: '{{name}}（{{department}}）自 {{time}} 至 {{until}} 派驻到其他公司。',
    },
    dispatchEnded: {
      heading: '部门成员已结束派驻',
      text: '{{name}}（{{department}}）的派驻已于 {{time}} 结束。',
    },
    restored: {
      heading: '部门成员的账号已恢复',
      text: '{{name}}（{{department}}）的账号已于{{time}}恢复使用。',
    },
  },
  ahead: {
    own: {
      heading: '您有一项计划的人事变更',
      text: '{{change}}：计划于{{day}}执行。',
    },
    ownOff: {
      heading: '一项计划的人事变更已取消',
      text: '{{change}}：原定于{{day}}的计划已取消。',
    },
    heads: {
      heading: '部门成员有一项计划的人事变更',
      text: '{{name}}（{{department}}），{{change}}：计划于{{day}}执行。',
    },
    headsOff: {
      heading: '部门成员的一项计划变更已取消',
      text: '{{name}}（{{department}}），{{change}}：原定于{{day}}的计划已取消。',
    },
    kinds: {
      move: '调往{{to}}',
      retirement: '离职',
      leave: '休假',
    },
  },
  stayedBehind: {
    heading: '离职人员名下仍有未交接的内容',
    text: '{{name}}（{{department}}）已按计划于{{time}}办理离职，但有部分内容未能交接。仍在{{name}}名下：{{things}}。请重新指定接手人。',
    kinds: {
      departmentHeads_one: '{{count}} 个部门的负责人职务',
      departmentHeads_other: '{{count}} 个部门的负责人职务',
      invitations_one: '{{count}} 个邀请',
      invitations_other: '{{count}} 个邀请',
      savedViews_one: '{{count}} 个共享视图',
      savedViews_other: '{{count}} 个共享视图',
      exports_one: '{{count}} 个导出的文件',
      exports_other: '{{count}} 个导出的文件',
    },
  },
};
