import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  approvalRequests: {
    held: {
      retire: '离职处理',
      grant: '授予权限',
      export: '导出成员',
      import: '应用导入',
      deleteDepartment: '删除部门',
    },
    carriedOut: {
      heading: '已执行获批的操作：{{title}}',
      text: '{{name}}申请的操作已获批准并执行。',
    },
    notCarriedOut: {
      heading: '获批的操作未能执行：{{title}}',
      text: '{{name}}申请的操作已获批准，但情况已变化，未能执行。',
    },
    expired: {
      heading: '申请已过期：{{title}}',
      text: '未在期限内作出决定，因此没有执行。如仍需要，请重新申请。',
    },
    waits: {
      heading: '有待您审批的申请：{{title}}',
      text: '{{name}}请求您审批，请在门户的“审批”中处理。',
    },
    standsIn: {
      heading: '有待您代审的申请：{{title}}',
      text: '您今天是{{name}}的代理审批人，有申请待处理，请在门户的“审批”中处理。',
    },
    approved: {
      heading: '您的申请已通过：{{title}}',
      text: '{{name}}已同意，审批流程已完成。',
    },
    refused: {
      heading: '您的申请被拒绝：{{title}}',
      text: '{{name}}拒绝了该申请。',
    },
    returned: {
      heading: '您的申请被退回：{{title}}',
      text: '{{name}}退回了该申请，请修改后重新提交或撤回。',
    },
    commented: {
      heading: '您的申请有新评论：{{title}}',
      text: '{{name}}评论：',
    },
    approverLeft: {
      heading: '您的申请被退回：{{title}}',
      text: '审批人{{name}}已离职。重新提交后将按当前流程审批。',
    },
  },
};
