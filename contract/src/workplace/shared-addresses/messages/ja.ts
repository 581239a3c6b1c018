import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    SHARED_ADDRESS_FORM:
      '@の前は英数字{{0}}文字以内で入力してください。途中にピリオド、ハイフン、アンダースコアを使えます。',
    SHARED_ADDRESS_LIMIT: '共有メールアドレスは{{0}}件まで登録できます。',
    SHARED_ADDRESS_PERSON: '選択した人の中に在職中でない人がいます。外してからもう一度保存してください。',
  },
  fields: {
    sharedMailAddress: 'メールアドレス',
    sharedAddressName: '名前',
    sharedAddressEnglishName: '英語名',
    sharedAddressDescription: '説明',
    members: 'メンバー',
    senders: '送信できる人',
    owners: '担当者',
  },
  operations: {
    'create-shared-address': '共有メールアドレスの追加',
    'change-shared-address': '共有メールアドレスの変更',
    'change-own-members': '共有アドレスのメンバー変更',
    'delete-shared-address': '共有メールアドレスの削除',
    'restore-shared-address': '共有メールアドレスの復元',
    'read-shared-address': '共有メールアドレスの閲覧',
    'download-alias-table': '共有メールアドレスのダウンロード',
  },
};
