import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  employeesFile: {
    name: '成员',
    fullName: '姓名',
    loginId: '登录账号',
    department: '部门',
    concurrentPosts: '兼任部门',
    jobRank: '职级',
    jobTitle: '职务',
    state: '状态',
    inService: '在职',
    notYetApplied: '待激活',
    retired: '已离职',
    onLeave: '休假中',
    dispatched: '外派中',
    suspended: '已停用',
    registeredAt: '添加时间',
  },
  welcomeMail: {
    subject: '{{company}} 已为您准备好账号',
    heading: '{{name}}，欢迎加入 {{company}}',
    text: '{{company}} 已为您准备好账号。使用此邮箱接收验证码并设置密码后即可进入。',
    button: '激活账号',
    notYou: '如果您不认识这家公司，请删除此邮件，账号不会被激活。',
  },
};
