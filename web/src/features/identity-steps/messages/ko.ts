import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  code: {
    sentMail: '{{target}} 메일함을 확인해 주세요. 스팸함도 확인해 주세요.',
    sentSms: '{{target}} 번호로 온 문자를 확인해 주세요.',
    help: '모두 입력하면 바로 확인합니다.',
    check: '확인',
    resend: '다시 받기',
    back: '입력 정보 수정',
    wait: '{{seconds}}초 후 인증번호를 다시 받을 수 있습니다.',
  },
};
