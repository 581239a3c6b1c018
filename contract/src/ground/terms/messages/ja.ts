import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB820: '必須の規約に同意してください。',
    MB821: '規約が更新されました。新しい規約をご確認のうえ、もう一度同意してください。',
    MB822: '同意の内容が表示された規約と一致しません。ページを再読み込みしてください。',
  },
  fields: {
    termsCode: '規約',
    version: 'バージョン',
  },
};
