import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  consentMails: {
    receiptSubject: '任意の情報を削除しました',
    receiptText:
      '{{time}}に、個人情報の任意項目に同意されませんでした。そのため、Madangアカウントから次の情報をただちに削除しました。\n\n{{items}}\n\nこのメールを削除の控えとして保管してください。削除した情報は元に戻せませんが、いつでも入力し直せます。',
    nothing: '保存されていた情報はありません',
    items: {
      nickname: 'ニックネーム',
      companyContact: '会社の連絡先',
      mobile: '携帯電話番号',
      duties: '担当業務',
      photo: '写真',
      personalMail: '個人のメールアドレス',
      englishName: '英字氏名',
    },
  },
};
