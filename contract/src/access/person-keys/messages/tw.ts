import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    KMS002: '此內容由其他金鑰封存，或封存後已遭變更。',
    KMS003: '無法連線到金鑰庫。未做任何變更，請稍後再試。',
    KMS004: '金鑰庫回應了其他金鑰。未做任何變更，請聯絡管理員。',
    KMS005: '尚未登記金鑰。',
    KMS006: '金鑰已登記。須先申請解除才能解除。',
    KMS007: '金鑰正在等待解除。',
    KMS008: '此金鑰已解除，由它封存的內容無法再開啟。',
    KEY_OWN: '您本人的金鑰由其他管理員解除。公司沒有其他管理員時，可在申請解除後自行解除。',
  },
  operations: {
    'register-key': '登記金鑰',
    'ask-key-release': '申請解除金鑰',
    'withdraw-key-release': '撤回解除金鑰申請',
    'make-file-key': '用金鑰封存檔案',
    'open-file-key': '開啟封存檔案',
    'release-key': '解除金鑰',
    'reset-key': '重設金鑰',
  },
};
