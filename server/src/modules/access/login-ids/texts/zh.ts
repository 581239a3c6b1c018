import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  importKinds: {
    loginIdChanges: '更改登录账号',
    idDecisions: '处理账号申请',
  },
  idDecisionsFile: {
    decision: '处理',
    reason: '原因',
    type: '类型',
    types: {
      new: '新账号',
      change: '更改',
      release: '停用原账号',
    },
  },
  idLetters: {
    asked: {
      heading: '账号申请已受理',
      text: '“{{loginId}}”的申请已受理。管理员处理后会通知您。在此之前请继续使用当前账号，也可在“我的账号”中取消申请。',
    },
    approved: {
      heading: '账号申请已获批准',
      text: '“{{loginId}}”的申请已获批准。\n\n请在“我的账号”的“登录账号”中确认，确认后账号才会更改。在此之前请继续使用当前账号。',
    },
    releaseApproved: {
      heading: '停用原账号的申请已获批准',
      text: '停用原账号“{{loginId}}”的申请已获批准。\n\n请在“我的账号”的“登录账号”中确认，确认后将无法再用该账号登录。',
    },
    refused: {
      heading: '账号申请被驳回',
      text: '“{{loginId}}”的申请被驳回，您可继续使用当前账号。\n\n原因：{{reason}}',
    },
    cancelled: {
      heading: '已取消账号申请',
      text: '已取消“{{loginId}}”的申请。',
    },
    ended: {
      heading: '已批准的账号申请已过期',
      text: '“{{loginId}}”的申请在批准后 {{days}} 天内未确认，因此已取消。您可以继续使用现有账号，并可在更改期间内重新申请。',
    },
    changed: {
      heading: '账号已更改',
      text: '您的账号已更改为“{{loginId}}”，密码和登录状态不变。\n\n今后 {{days}} 天内仍可使用原账号“{{former}}”登录。\n\n如非您本人要求，请立即告知公司管理员。',
    },
    given: {
      heading: '已为您设置新账号',
      text: '今后请使用“{{loginId}}”登录，密码不变。\n\n如非您本人要求，请立即告知公司管理员。',
    },
    released: {
      heading: '原账号已停用',
      text: '“{{loginId}}”已无法登录，当前账号不变。',
    },
    takenBack: {
      heading: '账号更改已撤回',
      text: '管理员已撤回账号更改。请重新使用“{{loginId}}”登录，“{{former}}”已无法登录。\n\n密码和登录状态不变。',
    },
    takenBackKept: {
      heading: '账号更改已撤回',
      text: '管理员已撤回账号更改。请重新使用“{{loginId}}”登录。“{{former}}”与之前一样，今后 {{days}} 天内仍可登录。\n\n密码和登录状态不变。',
    },
    reopened: {
      heading: '您的账号申请重新等待处理',
      text: '“{{loginId}}”申请的处理结果已被撤销。管理员重新处理后会通知您。在此之前请继续使用当前账号，也可在“我的账号”中取消申请。',
    },
    deciderCancelled: {
      heading: '您批准的账号申请已被取消',
      text: '申请人取消了“{{loginId}}”的申请。',
    },
    deciderCompleted: {
      heading: '您批准的账号申请已确认',
      text: '申请人确认了“{{loginId}}”的申请。',
    },
    deciderReopened: {
      heading: '您处理的账号申请已被撤销',
      text: '“{{loginId}}”的申请已恢复到您处理前的状态。',
    },
  },
};
