import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  ended: {
    open: '打开',
    finishedPartly: '{{name}}已完成，{{number}} 项未能更改。',
    planned: '{{name}}已计划。',
    plannedPartly: '{{name}}已计划，{{number}} 项未能计划。',
    stopped: '{{name}}已中止。',
  },
  pace: {
    perMinute: '每分钟 {{number}} 项',
    left: '约剩 {{time}}',
    soon: '不到 1 分钟',
  },
  titles: {
    moveEmployees_one: '调动 {{number}} 名成员',
    moveEmployees_other: '调动 {{number}} 名成员',
    setJobRank_one: '更改 {{number}} 名成员的职级',
    setJobRank_other: '更改 {{number}} 名成员的职级',
    setJobTitle_one: '更改 {{number}} 名成员的职务',
    setJobTitle_other: '更改 {{number}} 名成员的职务',
    retireEmployees_one: '为 {{number}} 名成员办理离职',
    retireEmployees_other: '为 {{number}} 名成员办理离职',
    reinstateEmployees_one: '为 {{number}} 名成员办理复职',
    reinstateEmployees_other: '为 {{number}} 名成员办理复职',
    putEmployeesOnLeave_one: '为 {{number}} 名成员办理休假',
    putEmployeesOnLeave_other: '为 {{number}} 名成员办理休假',
    returnEmployees_one: '为 {{number}} 名成员办理返岗',
    returnEmployees_other: '为 {{number}} 名成员办理返岗',
    suspendEmployees_one: '停用 {{number}} 名成员的访问',
    suspendEmployees_other: '停用 {{number}} 名成员的访问',
    plannedChanges_one: '{{number}} 项计划变更',
    plannedChanges_other: '{{number}} 项计划变更',
  },
  titlesTo: {
    moveEmployees_one: '将 {{number}} 名成员调至{{subject}}',
    moveEmployees_other: '将 {{number}} 名成员调至{{subject}}',
    setJobRank_one: '将 {{number}} 名成员的职级改为{{subject}}',
    setJobRank_other: '将 {{number}} 名成员的职级改为{{subject}}',
    setJobTitle_one: '将 {{number}} 名成员的职务改为{{subject}}',
    setJobTitle_other: '将 {{number}} 名成员的职务改为{{subject}}',
  },
  titleOn: '{{title}}（{{day}} 生效）',
  titleOfDay: '{{title}}（{{day}}）',
  titleUndo: '撤销：{{title}}',
  titleRetry: '重试：{{title}}',
};
