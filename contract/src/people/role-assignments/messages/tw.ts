import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    AC105: '您目前的角色無權授予或收回此角色。',
    EM0006: '公司中沒有此成員。',
    EM0008: '此成員已擁有此角色。',
    EM0009: '此成員的帳號已關閉。',
    HANDOVER_OPEN: '已有待處理的代表管理員移交邀請，請先撤回。',
    HANDOVER_OVER: '此邀請已結束。',
    ROLE_LAST_ADMINISTRATOR: '這是最後一位管理員，請先將角色授予其他成員。',
    ROLE_NOT_IN_SERVICE: '角色只能授予在職成員，無法授予待啟用、休假中、外派中或已離職的成員。',
    ROLE_OWN: '無法授予或收回自己的角色，但可以放棄。',
  },
  fields: {
    isFormer: '原代表管理員',
    newLoginId: '新代表管理員的登入ID',
    replacementReason: '原因',
    role: '角色',
  },
  roles: {
    representative: '代表管理員',
    administrator: '公司管理員',
    membershipManager: '權限管理員',
    manager: '經理',
    agency: '認證金鑰發放人',
    serviceDesk: '服務台',
  },
};
