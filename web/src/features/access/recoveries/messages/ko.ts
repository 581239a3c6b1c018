import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  titles: {
    identify: '비밀번호 찾기',
    code: '인증번호 입력',
    password: '새 비밀번호 설정',
    done: '비밀번호를 변경했습니다',
  },
  leads: {
    identify: '아이디와 계정에 등록된 이메일 또는 휴대전화 번호를 입력해 주세요. 입력한 곳으로 인증번호를 보냅니다.',
    code: '아이디와 연락처가 같은 계정의 정보이면 인증번호가 도착합니다.',
    password: '변경하면 모든 기기에서 로그아웃됩니다.',
    done: '모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인해 주세요.',
  },
  steps: {
    label: '비밀번호 재설정 단계',
    identify: '계정 확인',
    code: '인증번호',
    password: '새 비밀번호',
  },
  identify: {
    id: '아이디',
    idHelp: '전체 이메일 주소를 입력해 주세요. 이 서비스에서 만든 주소라면 @ 앞부분만 입력해도 됩니다.',
    mail: '이메일',
    mailText: '등록된 이메일로 받기',
    mobile: '휴대전화',
    mobileText: '등록된 번호로 문자 받기',
    key: '인증키',
    keyText: '등록된 연락처가 없을 때 사용',
    keyHelp: '가입할 때 받은 인증키입니다. 인증된 연락처가 있으면 사용할 수 없습니다.',
    take: '인증키로 확인',
    pin: 'PIN 번호',
    pinText: '미리 등록한 PIN으로 확인',
    pinHelp:
      '‘내 계정’에서 등록한 숫자입니다. 다섯 번 잘못 입력하면 차단되며, 회사의 서비스 데스크에서 해제할 수 있습니다.',
    takePin: 'PIN으로 확인',
    mailHelp: '아이디가 다른 서비스의 이메일 주소라면 그 주소를 입력해도 됩니다.',
    mobileHelp: '계정에 등록된 휴대전화 번호',
    send: '인증번호 받기',
    cancel: '로그인으로 돌아가기',
  },
  password: {
    hintHelp: '‘내 계정’에 직접 등록한 질문입니다. 대소문자와 띄어쓰기는 구분하지 않습니다.',
    rules: '새 비밀번호 규칙',
    submit: '비밀번호 변경',
    loading: '비밀번호 규칙을 불러오는 중입니다.',
    retry: '다시 시도',
  },
  done: {
    logIn: '로그인',
  },
};
