import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  signupMail: {
    welcomeSubject: '[Madang] 가입을 환영합니다',
    welcomeText: [
      'Madang에 오신 것을 환영합니다.',
      '',
      '아이디: {{loginId}}',
      '로그인: {{link}}',
      '',
      '직접 가입하지 않으셨다면 이 메일을 무시해 주세요.',
    ].join('\n'),
  },
};
