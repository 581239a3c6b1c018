import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    text: '주소가 잘못되었거나, 페이지가 이동 또는 삭제되었을 수 있습니다.',
    home: '홈으로',
  },
  noCookies:
    '브라우저에서 쿠키가 차단되어 로그인과 가입을 할 수 없습니다. 이 사이트의 쿠키를 허용한 후 다시 시도해 주세요.',
  failed: {
    title: '페이지를 표시할 수 없습니다',
    code: '오류 코드',
    copy: '복사',
    retry: '다시 시도',
    home: '홈으로',
  },
  errorPage: {
    title: '문제가 발생했습니다',
    text: '페이지를 불러오지 못했습니다. 홈으로 돌아가 잠시 후 다시 시도해 주세요.',
  },
  unavailable: {
    title: '사용할 수 없는 기능입니다',
    text: '현재 이 기능은 제공되지 않습니다. 관리자에게 문의하거나 나중에 다시 이용해 주세요.',
    back: '이전 화면으로',
  },
  terms: {
    inEnglish: '이 언어의 약관이 없어 영어로 보여 드립니다.',
  },
  code: {
    timeLeft: '남은 시간',
    at60: '인증번호 입력 시간이 1분 남았습니다.',
    at30: '인증번호 입력 시간이 30초 남았습니다.',
    at0: '인증번호 입력 시간이 지났습니다.',
    help: '모두 입력하면 바로 확인합니다.',
    check: '확인',
    resend: '다시 받기',
    wait: '인증번호는 보낸 지 1분이 지나면 다시 받을 수 있습니다.',
    waitSeconds: '{{seconds}}초 후 다시 받을 수 있습니다.',
  },
  entrance: {
    loggedIn: '{{name}} 님으로 로그인되어 있습니다.',
    goOn: '계속',
    logIn: '로그인',
    setUp: '회사 설정 시작하기',
    portal: '포털로 가기',
  },
};
