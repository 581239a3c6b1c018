import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  consentMails: {
    receiptHeading: '任意の情報を削除しました',
    receiptText:
      '{{time}}に、個人情報の任意項目に同意されませんでした。そのため、Madangアカウントから次の情報をただちに削除しました。\n\n{{items}}\n\nこのメールを削除の控えとして保管してください。削除した情報は元に戻せませんが、いつでも入力し直せます。',
    marketingHeading: 'マーケティング情報の受信同意の期限が近づいています',
    marketingText:
      '{{date}}に、マーケティング情報の受信に同意されました。同意の有効期間は{{years}}年で、{{until}}に終了します。\n\nその日以降の最初のログイン時に改めてお尋ねしますので、同意または拒否をお選びください。改めて同意されるまでは、同意は終了したものとして扱います。ほかに必要な手続きはありません。',
    nothing: '保存されていた情報はありません',
    items: {
      nickname: 'ニックネーム',
      companyContact: '会社の連絡先',
      mobile: '携帯電話番号',
      duties: '担当業務',
      photo: '写真',
      personalMail: '個人のメールアドレス',
      englishName: '英字氏名',
      birthday: '誕生日',
      refereeMobile: '紹介者の携帯電話番号',
    },
  },
};
