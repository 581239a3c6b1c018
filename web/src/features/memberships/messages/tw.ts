import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '管理員與權限',
  lead: '查看誰以何種角色管理公司。授予或收回角色後立即生效。',
  grant: '授予角色',
  search: '依姓名或 ID 搜尋',
  all: '全部',
  own: '您',
  ownHelp: '您自己的角色只能由其他管理員變更。',
  person: '成員',
  choosePerson: '請先選擇成員。',
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
    representative: '代表管理員',
    administrator: '公司管理員',
    membershipManager: '成員權限管理員',
    manager: '經理',
    agency: '代理商',
    serviceDesk: '服務台',
  },
  does: {
    representative: '代表公司並管理公司的所有內容，僅有一位。',
    administrator: '管理公司的所有內容。',
    membershipManager: '授予和收回經理、代理商和服務台角色。',
    manager: '標示為公司的經理。',
    agency: '標示為發放認證金鑰的代理商。',
    serviceDesk: '標示為協助公司成員的服務人員。',
  },
  history: {
    title: '變更紀錄',
    none: '尚未授予或收回過角色。',
    granted: '授予{{role}}',
    revoked: '收回{{role}}',
  },
};
