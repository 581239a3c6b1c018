import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  plannedChanges: {
    unmade: {
      one: '一項預約變更未能執行',
      many: '{{count}} 項預約變更未能執行',
      text: '以下變更未能在生效日執行。請查看原因，如仍有需要請重新預約。',
      line: '· {{day}} {{name}}，{{change}}：{{reason}}',
      lineOfDepartment: '· {{day}} {{name}}，{{change}}：{{reason}}',
      more: '· 另有 {{count}} 項',
    },
    deleted: {
      heading: '有預約變更的部門已被刪除',
      text_one:
        '部門「{{name}}」已被刪除，您預約的 {{count}} 項涉及該部門的變更也已一併取消。如仍需要，請改用其他部門重新預約。',
      text_other:
        '部門「{{name}}」已被刪除，您預約的 {{count}} 項涉及該部門的變更也已一併取消。如仍需要，請改用其他部門重新預約。',
    },
    orphaned: {
      heading: '有預約變更需要接手',
      text_one:
        '{{name}} 預約的變更還有 {{count}} 項。若沒有管理員接手，到生效日將不會執行。請在預約變更清單中接手或取消。',
      text_other:
        '{{name}} 預約的變更還有 {{count}} 項。若沒有管理員接手，到生效日將不會執行。請在預約變更清單中接手或取消。',
    },
    kinds: {
      moveEmployee: '調動部門',
      setJobRank: '變更職級',
      setJobTitle: '變更職務',
      retireEmployee: '離職',
      reinstateEmployee: '復職',
      putOnLeave: '休假',
      returnFromLeave: '銷假',
      endDispatch: '派駐結束',
      suspendEmployee: '停權帳號',
      changeHeads: '變更部門主管',
      other: '變更在職狀態',
    },
  },
};
