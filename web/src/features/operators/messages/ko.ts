import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  setup: {
    title: '운영자 설정',
    lead: '운영자는 플랫폼 설정, 프로모션 코드, 약관을 관리합니다.',
    tokenHelp: '서버를 시작할 때 표시된 토큰입니다. 1시간 안에 한 번만 사용할 수 있습니다.',
    loginIdHelp: '로그인에 사용할 메일 주소입니다.',
    rules: '비밀번호 규칙',
    submit: '설정 완료',
    done: '운영자 설정이 완료되었습니다',
    doneText: '메일 주소와 새 비밀번호로 로그인해 주세요.',
    closed: '이미 운영자가 있습니다',
    closedText: '이 플랫폼의 운영자 설정은 끝났습니다. 운영자라면 본인의 아이디로 로그인해 주세요.',
    loading: '설정 상태를 확인하는 중입니다.',
    logIn: '로그인',
  },
};
