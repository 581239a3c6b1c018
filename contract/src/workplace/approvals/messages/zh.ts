import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    AP199: '该公司的审批设置已存在。',
    APPROVAL_RANGE: '请输入 {{0}} 到 {{1}} 之间的整数。',
  },
  fields: {
    keptDays: '文档保存天数',
    maxApprovers: '审批人上限',
    maxAgreers: '会签人上限',
    maxReferees: '抄送人上限',
    maxReceivers: '接收人上限',
    allowsDelegation: '允许代理审批',
    allowsLaterApproval: '允许事后审批',
    documentOwner: '文档归属',
  },
};
