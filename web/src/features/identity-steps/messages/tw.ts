import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  code: {
    sentMail: '請查看 {{target}} 的收件匣，也請查看垃圾郵件匣。',
    sentSms: '請查看 {{target}} 收到的簡訊。',
    help: '輸入完整後會立即驗證。',
    check: '驗證',
    resend: '重新取得',
    back: '修改輸入內容',
    wait: '{{seconds}} 秒後可重新取得驗證碼。',
  },
};
