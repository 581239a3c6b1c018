import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  confirmationMail: {
    heading: 'メールアドレスをご確認ください',
    text: 'Madangにご登録いただきありがとうございます。ご本人のメールアドレスであることをご確認ください。',
    button: 'メールアドレスを確認',
    valid:
      '{{days}}日以内にご確認ください。確認が済むまでこのアドレスでアカウントを復旧することはできず、期限を過ぎるとIDは解放されます。',
    notYou: 'お心当たりのない場合は、このメールを無視してください。',
  },
};
