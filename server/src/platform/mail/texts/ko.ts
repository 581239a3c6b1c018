import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  letters: {
    subject: '[{{sender}}] {{heading}}',
    ifButtonFails: '버튼이 열리지 않으면 이 주소를 브라우저에 붙여 넣어 주세요.',
    sentTo: '{{address}} 앞으로 보낸 메일입니다.',
    sentWith: '{{sender}} · Madang에서 보냄',
    loginId: '아이디',
    logIn: '로그인',
  },
};
