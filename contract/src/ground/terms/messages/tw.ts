import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MB820: '請同意必要條款。',
    MB821: '條款在這段期間已更新，請閱讀新版本並重新同意。',
    MB822: '送出的同意內容與顯示的條款不符，請重新載入頁面。',
  },
  fields: {
    termsCode: '條款',
    version: '版本',
  },
};
