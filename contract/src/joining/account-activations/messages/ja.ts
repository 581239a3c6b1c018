import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB657: 'このアカウントは同期中です。最大{{0}}分後にもう一度お試しください。',
    ACCOUNT_NOT_WAITING: 'このメンバーはすでにアカウントを利用しているか、在職中ではありません。',
    INITIAL_PASSWORD_ENDED:
      'この初期パスワードは無効になりました。管理者から最後に受け取った初期パスワードを入力してください。',
  },
};
