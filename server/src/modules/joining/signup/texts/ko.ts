import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  signupMail: {
    heading: 'Madang에 오신 것을 환영합니다',
    text: '계정이 준비되었습니다. 가입할 때 정한 아이디와 비밀번호로 로그인해 주세요.',
    notYou: '직접 가입하지 않으셨다면 이 메일을 무시해 주세요.',
  },
};
