import type { Translated } from '../../kernel/messages.ts';
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
    ROLE_NOT_IN_SERVICE: '角色只能授予在職成員，此成員尚未開通帳號。',
    ROLE_OWN: '您自己的角色只能由其他管理員變更。',
  },
  fields: {
    role: '角色',
  },
};
