import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  confirmationMail: {
    subject: '【Madang】メールアドレスをご確認ください',
    text: [
      'Madangにご登録いただきありがとうございます。',
      '',
      '{{days}}日以内に、次のリンクからご本人のメールアドレスであることをご確認ください。',
      '{{link}}',
      '',
      '確認が済むまでこのアドレスでアカウントを復旧することはできず、期限を過ぎるとIDは解放されます。',
      'お心当たりのない場合は、このメールを無視してください。',
    ].join('\n'),
  },
};
