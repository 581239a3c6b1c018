import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  code: {
    sentMail: '{{target}}の受信トレイをご確認ください。迷惑メールフォルダーもご確認ください。',
    sentSms: '{{target}}に届いたSMSをご確認ください。',
    back: '入力内容を変更',
  },
};
