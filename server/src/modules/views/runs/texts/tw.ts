import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  runFile: {
    name: '批次變更結果',
    number: '列',
    item: '對象',
    itemId: '對象 ID',
    state: '結果',
    code: '代碼',
    reason: '原因',
    states: {
      waiting: '未執行',
      done: '已完成',
      refused: '遭拒絕',
      failed: '失敗',
    },
  },
  runMail: {
    kinds: {
      moveEmployees: '成員調動部門',
      setJobRank: '成員職級變更',
      setJobTitle: '成員職務變更',
      retireEmployees: '成員離職辦理',
      reinstateEmployees: '成員復職',
      putEmployeesOnLeave: '成員休假',
      returnEmployees: '成員銷假',
      suspendEmployees: '成員停權',
      plannedChanges: '排定的變更',
    },
    undo: '復原：{{title}}',
    retry: '重試：{{title}}',
    planned: '{{title}}（{{day}} 生效）',
    done: '{{title}}已完成',
    cancelled: '{{title}}已取消',
    stopped: '{{title}}已中止',
    counts: '共 {{total}} 項，完成 {{done}} 項，遭拒絕 {{refused}} 項，失敗 {{failed}} 項。',
    whyStopped: '由於一天內沒有進展，工作已中止。已完成的部分維持不變。',
    afterCancel: '取消前已完成的部分維持不變。',
    undoFor: '{{days}} 天內可以復原。',
    open: '查看結果',
  },
};
