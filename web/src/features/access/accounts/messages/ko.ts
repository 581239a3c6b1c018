import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  logIn: {
    title: '로그인',
    welcome: '오늘도 반갑습니다.',
    passkey: '패스키로 로그인',
    orById: '또는 아이디로',
    passkeyNotUsed: '패스키를 사용하지 않았습니다. 다시 시도하거나 아이디와 비밀번호로 로그인해 주세요.',
    id: '아이디',
    idHelp: '전체 이메일 주소를 입력해 주세요. 이 서비스에서 만든 주소라면 @\u00a0앞부분만 입력해도 됩니다.',
    remember: '아이디 저장',
    stay: '로그인 상태 유지',
    stayHelp: '브라우저를 닫아도 로그인이 유지됩니다. 함께 쓰는 PC에서는 선택하지 마세요.',
    submit: '로그인',
    forgot: '비밀번호를 잊으셨나요?',
    noAccount: '아직 계정이 없으신가요?',
    signUp: '무료 가입',
    registered: '회사에서 계정을 준비했나요?',
    openAccount: '계정 활성화',
    waiting: '대기 시간이 끝나면 다시 로그인할 수 있습니다.',
    waitTitle: '로그인에 여러 번 실패했습니다',
    waitText: '계정을 보호하기 위해 로그인을 잠시 제한합니다.',
    waitLabel: '다시 시도할 수 있을 때까지',
    wait60: '1분 후 다시 시도할 수 있습니다.',
    wait30: '30초 후 다시 시도할 수 있습니다.',
    waitOver: '이제 다시 로그인할 수 있습니다.',
    reasons: {
      needed: '로그인이 필요한 페이지입니다.',
      ended: '로그아웃되었습니다. 다시 로그인하면 보던 페이지로 돌아갑니다.',
      beside: '로그인 후 작성하던 창으로 돌아가 주세요.',
      out: '로그아웃되었습니다.',
      everywhere: '모든 기기에서 로그아웃되었습니다.',
    },
  },
  change: {
    title: '비밀번호 변경',
    renewal: '계속하려면 비밀번호를 변경해 주세요. 회사에서 비밀번호 변경을 요청했습니다.',
    logOut: '로그아웃',
    lead: '변경하면 다른 기기에서는 로그아웃됩니다.',
    loading: '비밀번호 규칙을 불러오는 중입니다.',
    rules: '새 비밀번호 규칙',
    submit: '변경',
    cancel: '취소',
    doneTitle: '비밀번호 변경 완료',
    done: '다른 기기에서는 로그아웃되었습니다.',
  },
  confirm: {
    asked: {
      title: '이메일 주소 확인',
      text: '본인의 이메일 주소가 맞다면 아래 버튼을 눌러 주세요.',
    },
    done: {
      title: '이메일 주소가 확인되었습니다',
      text: '감사합니다. 이제 이 주소로 로그인할 수 있습니다.',
    },
    locked: {
      title: '먼저 로그인해 주세요',
      text: '이 이메일 주소로 가입한 계정으로 로그인한 후 메일의 링크를 다시 열어 주세요. 직접 가입하지 않으셨다면 무시하셔도 됩니다. 확인하지 않은 아이디는 해제됩니다.',
    },
    gone: {
      title: '사용할 수 없는 링크입니다',
      text: '유효 기간이 지났거나 이미 사용한 링크입니다. 이메일 주소를 이미 확인했다면 로그인해 주세요.',
    },
    submit: '이메일 주소 확인',
    logIn: '로그인',
  },
};
