import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    COMPANY_ENDED:
      '会社がサービスの利用を終了したため、ログインや登録はできません。詳しくは会社の管理者にお問い合わせください。',
    COMPANY_NAME_DIFFERS: '会社名が一致しません。表示されている会社名をそのまま入力してください。',
  },
};
