import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  POLICY: {
    words: '비밀번호, 비밀번호 규칙, 비밀번호 변경 주기, 2단계 인증, OTP, 아이디 규칙, 로그인',
    what: '비밀번호, 2단계 인증, 아이디에 대한 회사의 규칙을 정하는 곳입니다.',
    doings: [
      '비밀번호 규칙은 다음에 비밀번호를 바꿀 때부터 적용됩니다.',
      '2단계 인증을 의무로 하면 다음 로그인 때 설정하도록 안내합니다.',
      '아이디 길이와 변경 기간도 여기에서 정합니다.',
    ],
  },
};
