import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MB602: '已有一个正在处理的账号申请，需先处理完毕或取消。',
    MB603: '目前不能更改账号。请向管理员咨询下一次更改期间。',
    MB604: '这是当前的账号，请输入其他账号。',
    MB605: '该申请已被处理，请刷新页面。',
    MB606: '已有账号，请申请更改账号。',
    MB607: '没有仍可登录的原账号。',
    MB608: '没有可更改的账号，请申请新账号。',
  },
  fields: {
    wantedLoginId: '新账号',
    idRequestReason: '原因',
  },
  operations: {
    'ask-for-login-id': '申请账号',
    'cancel-id-request': '取消账号申请',
    'confirm-id-request': '确认所申请的账号',
    'end-approved-id-requests': '已批准的账号申请过期',
    'approve-id-request': '批准账号申请',
    'refuse-id-request': '驳回账号申请',
    'decide-id-requests': '批量处理账号申请',
    'change-login-id': '更改账号',
    'reopen-id-request': '撤销账号申请的处理',
    'restore-login-id': '撤销账号更改',
    'take-back-login-id': '撤回账号更改',
  },
};
