import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    NETWORK_NOT_ALLOWED: '僅可透過公司允許的網路使用。請連線至公司網路，或洽詢管理員。',
    NETWORK_INVALID: '請輸入 IP 位址或網段，例如 192.0.2.0/24。',
    NETWORK_HOST_BITS: '此位址不是網段的起始位址。請輸入起始位址，例如 192.0.2.0/24。',
    NETWORK_EVERYWHERE: '此網段包含所有位址。如果不限制存取來源，請將清單留空。',
    NETWORK_TOO_MANY: '最多可輸入 {{0}} 個網段。',
    NETWORK_OWN_MISSING: '清單中沒有您目前的位址，儲存後您將無法存取。請新增後再儲存。',
  },
  fields: {
    allowsStaying: '允許保持登入狀態',
    sessionHours: '登入有效時間',
    idleMinutes: '閒置自動登出',
    allowsOnLeave: '允許休假期間登入',
    networks: '網路清單',
  },
};
