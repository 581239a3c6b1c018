import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  plannedChanges: {
    unmade: {
      one: '一項預約變更未能執行',
      many: '{{count}} 項預約變更未能執行',
      text: '以下變更未能在生效日執行。請查看原因，如仍有需要請重新預約。',
      line: '· {{day}} {{name}}，{{change}}：{{reason}}',
      more: '· 另有 {{count}} 項',
    },
    orphaned: {
      heading: '有預約變更需要接手',
      text: '{{name}} 預約的變更還有 {{count}} 項。若沒有管理員接手，到生效日將不會執行。請在預約變更清單中接手或取消。',
    },
    kinds: {
      moveEmployee: '調動部門',
      setJobRank: '變更職級',
      setJobTitle: '變更職務',
      retireEmployee: '離職',
      reinstateEmployee: '復職',
      putOnLeave: '休假',
      returnFromLeave: '銷假',
      suspendEmployee: '停權帳號',
      other: '變更在職狀態',
    },
  },
};
