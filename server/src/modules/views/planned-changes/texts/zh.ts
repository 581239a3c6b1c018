import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  plannedChanges: {
    unmade: {
      one: '一项预约变更未能执行',
      many: '{{count}} 项预约变更未能执行',
      text: '以下变更未能在生效日执行。请查看原因，如仍需要请重新预约。',
      line: '· {{day}} {{name}}，{{change}}：{{reason}}',
      lineOfDepartment: '· {{day}} {{name}}，{{change}}：{{reason}}',
      more: '· 另有 {{count}} 项',
    },
    deleted: {
      heading: '有预约变更的部门已被删除',
      text_one:
        '部门“{{name}}”已被删除，您预约的 {{count}} 项涉及该部门的变更也已一并取消。如仍需要，请改用其他部门重新预约。',
      text_other:
        '部门“{{name}}”已被删除，您预约的 {{count}} 项涉及该部门的变更也已一并取消。如仍需要，请改用其他部门重新预约。',
    },
    orphaned: {
      heading: '有预约变更需要接手',
      text_one:
        '{{name}} 预约的变更还有 {{count}} 项。如无管理员接手，到生效日将不会执行。请在预约变更列表中接手或取消。',
      text_other:
        '{{name}} 预约的变更还有 {{count}} 项。如无管理员接手，到生效日将不会执行。请在预约变更列表中接手或取消。',
    },
    kinds: {
      moveEmployee: '调动部门',
      setJobRank: '变更职级',
      setJobTitle: '变更职务',
      retireEmployee: '离职',
      reinstateEmployee: '复职',
      putOnLeave: '休假',
      returnFromLeave: '返岗',
      endDispatch: '派驻结束',
      suspendEmployee: '停用账号',
      changeHeads: '变更部门负责人',
      other: '变更在职状态',
    },
  },
};
