import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  runFile: {
    name: '批量变更结果',
    number: '行',
    item: '对象',
    itemId: '对象 ID',
    state: '结果',
    code: '代码',
    reason: '原因',
    states: {
      waiting: '未执行',
      done: '已完成',
      refused: '被拒绝',
      failed: '失败',
    },
  },
  runMail: {
    kinds: {
      moveEmployees: '成员调动部门',
      setJobRank: '成员职级变更',
      setJobTitle: '成员职务变更',
      retireEmployees: '成员离职办理',
      reinstateEmployees: '成员复职',
      putEmployeesOnLeave: '成员休假',
      returnEmployees: '成员返岗',
      suspendEmployees: '成员访问停用',
      plannedChanges: '计划变更',
    },
    undo: '撤销：{{title}}',
    retry: '重试：{{title}}',
    planned: '{{title}}（{{day}} 生效）',
    done: '{{title}}已完成',
    cancelled: '{{title}}已取消',
    stopped: '{{title}}已中止',
    counts: '共 {{total}} 项，完成 {{done}} 项，被拒绝 {{refused}} 项，失败 {{failed}} 项。',
    whyStopped: '由于一天内没有进展，任务已中止。已完成的部分保持不变。',
    afterCancel: '取消前已完成的部分保持不变。',
    undoFor: '{{days}} 天内可以撤销。',
    open: '查看结果',
  },
};
