import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  registrationMail: {
    heading: '계정이 준비되었습니다',
    text: '{{company}} 계정이 준비되었습니다.',
    notYou: '직접 활성화하지 않으셨다면 회사 관리자에게 바로 알려 주세요.',
  },
  registrationSms: {
    text: '[Madang] {{company}} 계정이 준비되었습니다. 아이디: {{loginId}}. 본인이 아니면 회사 관리자에게 알려 주세요.',
  },
};
