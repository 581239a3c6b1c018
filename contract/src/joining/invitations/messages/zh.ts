import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    INVITATION_INVALID: '无法通过此链接注册。请检查链接，或索取新的邀请。',
    INVITATION_DOMAIN: '此邀请仅限以下域名的邮箱地址使用：{{0}}。',
    INVITATION_DOMAIN_FORM: '请输入 company.example 形式的域名，并用逗号分隔。',
    INVITATION_USES: '请输入 1 到 {{0}} 之间的整数。',
    INVITATION_SERVICES: '请至少选择一项公司已开通的服务。',
    INVITATION_DEPARTMENT: '没有该部门，请选择其他部门。',
    INVITATION_STATE: '状态已发生变化，请重新加载列表。',
    APPROVAL_AWAITED: '您的申请正在等待公司管理员批准，结果确定后我们会立即通知您。',
    INVITATION_SENDS: '今天可发送的邀请数量已用完。请明天再试，或使用共享链接。',
    INVITATION_LIST: '请输入1到{{0}}个地址。',
    INVITATION_TWICE: '列表中已有此地址。',
    INVITATION_MEMBER: '此人已是公司成员。',
    INVITATION_WAITING: '已邀请此地址，尚未答复。',
  },
  fields: {
    recipient: '发送至',
    recipients: '邀请地址',
    services: '服务',
    validDays: '有效期',
    uses: '最多注册人数',
    allowedDomains: '允许的邮箱域名',
    needsApproval: '需管理员批准后加入',
    inviter: '邀请人',
  },
  operations: {
    'hand-over-invitation': '移交邀请',
  },
};
