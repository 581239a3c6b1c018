import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  titles: {
    identify: '회사 계정 활성화',
    code: '인증번호 입력',
    account: '계정 설정 마치기',
    instant: '초기 비밀번호로 활성화',
  },
  leads: {
    identify: '회사에 등록된 내 정보로 본인임을 확인해 주세요.',
    code: '회사에 등록된 연락처이면 인증번호가 도착합니다.',
    account: '비밀번호를 정하고 약관을 확인해 주세요. 1분 정도 걸립니다.',
    instant: '관리자에게 받은 아이디와 초기 비밀번호를 입력해 주세요.',
  },
  steps: {
    label: '계정 활성화 단계',
    identify: '본인 확인',
    code: '인증번호',
    initial: '초기 비밀번호',
    account: '비밀번호와 약관',
  },
  identify: {
    mail: '이메일',
    mailText: '회사에 등록된 이메일로 인증번호 받기',
    mobile: '휴대전화',
    mobileText: '등록된 번호로 문자 인증번호 받기',
    key: '인증키',
    keyText: '기관에서 발급한 키로 인증번호 없이 확인',
    promotion: '프로모션 코드',
    promotionText: '회사가 받은 코드로 활성화합니다. 미리 등록되어 있지 않아도 됩니다.',
    mailHelp: '회사에 등록된 외부 이메일 주소',
    mobileHelp: '등록된 번호에서 맨 앞의 0을 빼고 입력하세요.',
    keyHelp: '영문자와 숫자 16자입니다. 대소문자와 하이픈은 구분하지 않습니다.',
    send: '인증번호 받기',
    take: '인증키로 확인',
    promotionHelp: '받은 코드를 모두 입력해 주세요. 대소문자와 하이픈은 구분하지 않습니다.',
    takePromotion: '코드 사용하기',
    nobody: '이 연락처로 등록된 구성원이 없습니다. 입력한 내용을 확인하거나 회사 관리자에게 문의해 주세요.',
  },
  instant: {
    id: '아이디',
    idHelp: '전체 이메일 주소를 입력해 주세요. 이 서비스에서 만든 주소라면 @ 앞부분만 입력해도 됩니다.',
    password: '초기 비밀번호',
    passwordHelp_one:
      '대소문자와 하이픈은 구분하지 않습니다. 발급 후 {{count}}일 동안 이 화면에서만 사용할 수 있습니다.',
    passwordHelp_other:
      '대소문자와 하이픈은 구분하지 않습니다. 발급 후 {{count}}일 동안 이 화면에서만 사용할 수 있습니다.',
    submit: '다음',
  },
  account: {
    choose: '회사',
    chooseHelp: '여러 회사에 등록되어 있습니다. 먼저 한 곳을 선택해 주세요. 나머지는 나중에 활성화할 수 있습니다.',
    submit: '계정 활성화',
  },
  done: {
    title: '{{name}} 님, 환영합니다',
    lead: '계정이 준비되었습니다. 아래 아이디와 새 비밀번호로 로그인해 주세요.',
    confirm: '{{address}}로 보낸 메일의 링크를 열어 본인의 주소임을 확인해 주세요.',
  },
  other: {
    hasInitial: '관리자에게 초기 비밀번호를 받았나요?',
    toInstant: '초기 비밀번호로 활성화',
    hasNone: '초기 비밀번호가 없나요?',
    toAccount: '연락처나 인증키로 활성화',
  },
  page: {
    loading: '화면을 불러오는 중입니다.',
    failed: '지금은 화면을 표시할 수 없습니다',
    retry: '다시 시도',
    over: '시간이 지났거나 다른 창에서 이미 완료했습니다. 처음부터 다시 진행해 주세요.',
    logIn: '로그인으로 돌아가기',
    contact: '고객센터',
  },
};
