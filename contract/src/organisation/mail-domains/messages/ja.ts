import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MAIL_DOMAIN_FORM: 'example.comのように@を付けずに入力してください。',
    MAIL_DOMAIN_PRODUCT: 'この製品のドメイン、または使用できないドメインです。',
    MAIL_DOMAIN_PUBLIC: '誰でもこの下に登録できるドメインです。自社のドメインを入力してください。',
    MAIL_DOMAIN_FREE_MAIL: '誰でも使えるメールサービスのドメインです。自社のドメインを入力してください。',
    MAIL_DOMAIN_ADDED: 'すでに追加されているドメインです。',
    MAIL_DOMAIN_TAKEN: '別の会社が所有を確認したドメインです。',
    MAIL_DOMAIN_LIMIT: 'ドメインは最大{{0}}件まで追加できます。先に1件削除してください。',
    MAIL_DOMAIN_UNPROVEN: '所有が確認されていないドメインです。別のドメインを選択してください。',
  },
  fields: {
    domain: 'ドメイン',
    idDomain: 'IDのドメイン',
  },
};
