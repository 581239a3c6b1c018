import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  approvalRequests: {
    held: {
      retire: '離職處理',
      grant: '授予權限',
      export: '匯出成員',
      import: '套用匯入',
      deleteDepartment: '刪除部門',
    },
    carriedOut: {
      heading: '已執行核准的操作：{{title}}',
      text: '{{name}} 申請的操作已核准並執行。',
    },
    notCarriedOut: {
      heading: '核准的操作未能執行：{{title}}',
      text: '{{name}} 申請的操作已核准，但情況已變更，未能執行。',
    },
    expired: {
      heading: '申請已過期：{{title}}',
      text: '未在期限內決定，因此沒有執行。如仍需要，請重新申請。',
    },
    waits: {
      heading: '有待您簽核的申請：{{title}}',
      text: '{{name}} 請您簽核，請至入口網站的「簽核」處理。',
    },
    standsIn: {
      heading: '有待您代簽的申請：{{title}}',
      text: '您今天是 {{name}} 的代理簽核人，有申請待處理，請至入口網站的「簽核」處理。',
    },
    approved: {
      heading: '您的申請已核准：{{title}}',
      text: '{{name}} 已核准，簽核流程已完成。',
    },
    refused: {
      heading: '您的申請遭駁回：{{title}}',
      text: '{{name}} 駁回了此申請。',
    },
    returned: {
      heading: '您的申請被退回：{{title}}',
      text: '{{name}} 退回了此申請，請修改後重新送出或撤回。',
    },
    commented: {
      heading: '您的申請有新留言：{{title}}',
      text: '{{name}} 留言：',
    },
    approverLeft: {
      heading: '您的申請被退回：{{title}}',
      text: '簽核人 {{name}} 已離職。重新送出後將依目前流程簽核。',
    },
  },
};
