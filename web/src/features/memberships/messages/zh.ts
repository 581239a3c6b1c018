import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '管理员与权限',
  lead: '查看谁以何种角色管理公司。授予或收回角色后立即生效。',
  grant: '授予角色',
  search: '按姓名或 ID 搜索',
  all: '全部',
  own: '您',
  ownHelp: '您自己的角色只能由其他管理员更改。',
  person: '成员',
  choosePerson: '请先选择成员。',
  granted: '已授予{{role}}角色。',
  revoke: '收回{{role}}',
  revoked: '已收回{{role}}角色。',
  since: '自 {{date}} 起',
  columns: {
    name: '姓名',
    loginId: 'ID',
    roles: '角色',
  },
  roles: {
    representative: '代表管理员',
    administrator: '公司管理员',
    membershipManager: '成员权限管理员',
    manager: '经理',
    agency: '代理商',
    serviceDesk: '服务台',
  },
  does: {
    representative: '代表公司并管理公司的全部内容，仅有一位。',
    administrator: '管理公司的全部内容。',
    membershipManager: '授予和收回经理、代理商和服务台角色。',
    manager: '标记为公司的经理。',
    agency: '标记为发放认证密钥的代理商。',
    serviceDesk: '标记为协助公司成员的服务人员。',
  },
  history: {
    title: '变更记录',
    none: '尚未授予或收回过角色。',
    granted: '授予{{role}}',
    revoked: '收回{{role}}',
  },
};
