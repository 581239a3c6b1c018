import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  registrationMail: {
    heading: 'Tài khoản của bạn đã sẵn sàng',
    text: 'Tài khoản của bạn tại {{company}} đã sẵn sàng.',
    notYou: 'Nếu bạn không tự kích hoạt tài khoản này, hãy báo ngay cho quản trị viên của công ty.',
  },
  registrationSms: {
    text: '[Madang] Tài khoản tại {{company}} đã sẵn sàng. ID: {{loginId}}. Không phải bạn? Hãy báo quản trị viên.',
  },
};
