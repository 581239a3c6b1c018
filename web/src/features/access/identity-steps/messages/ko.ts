import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  code: {
    sentMail: '{{target}} 메일함을 확인해 주세요. 스팸함도 확인해 주세요.',
    sentSms: '{{target}} 번호로 온 문자를 확인해 주세요.',
    back: '입력 정보 수정',
  },
};
