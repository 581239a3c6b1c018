import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  signupMail: {
    welcomeSubject: '【Madang】ご登録ありがとうございます',
    welcomeText: [
      'Madangへようこそ。',
      '',
      'ID：{{loginId}}',
      'ログイン：{{link}}',
      '',
      'お心当たりのない場合は、このメールを無視してください。',
    ].join('\n'),
  },
};
