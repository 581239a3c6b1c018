import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  factorReminders: {
    heading: '2段階認証を設定してください',
    open: 'アカウントのセキュリティを開く',
    text: '会社で2段階認証が必須になっていますが、お使いのアカウントではまだ設定されていません。\n\nパスキーまたは認証アプリで今すぐ設定してください。1分ほどで完了します。設定しない場合は、ログイン時に設定が必要になります。',
  },
};
