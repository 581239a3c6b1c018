import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  code: {
    sentMail: '请查看 {{target}} 的收件箱，也请查看垃圾邮件。',
    sentSms: '请查看 {{target}} 收到的短信。',
    back: '修改输入内容',
  },
};
