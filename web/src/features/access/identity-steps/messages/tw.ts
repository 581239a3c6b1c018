import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  code: {
    sentMail: '請查看 {{target}} 的收件匣，也請查看垃圾郵件匣。',
    sentSms: '請查看 {{target}} 收到的簡訊。',
    back: '修改輸入內容',
  },
};
