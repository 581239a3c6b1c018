import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '2단계 인증',
  submit: '계속',
  endedTitle: '다시 로그인해 주세요',
  denied: '진행 중인 로그인이 없거나 시간이 지났습니다.',
  logIn: '로그인하기',
  loading: '2단계 인증 정보를 불러오는 중입니다.',
  back: '로그인으로 돌아가기',
  lost: {
    title: '기기와 복구 코드를 모두 잃어버리셨나요?',
    text: '회사 관리자에게 2단계 인증 초기화를 요청해 주세요.',
    operator:
      '회사의 유일한 관리자이거나 플랫폼 운영자라면 서버 담당자가 운영 안내서(docs/operation)의 명령으로 초기화합니다.',
  },
  retry: '다시 시도',
  code: '인증 앱 코드',
  recoveryCode: '복구 코드',
  setUp: {
    title: '2단계 인증 설정',
    lead: '이 계정은 2단계 인증이 필수입니다. 계속하려면 하나를 선택해 주세요. 나중에 내 계정에서 변경할 수 있습니다.',
    back: '뒤로',
  },
  passkey: {
    use: '패스키로 확인',
    notUsed: '패스키를 사용하지 않았습니다. 다시 시도하거나 다른 방법을 선택해 주세요.',
  },
  trust: '이 기기에서 {{days}}일 동안 2단계 인증 생략',
  lead: {
    passkey: '지문, 얼굴, 기기 PIN 또는 보안 키로 확인해 주세요.',
    app: '인증 앱에 표시된 코드를 입력해 주세요.',
    recoveryCode: '보관해 둔 복구 코드 하나를 입력해 주세요. 한 번 사용한 코드는 다시 쓸 수 없습니다.',
  },
  instead: {
    passkey: '패스키로 확인',
    app: '인증 앱으로 확인',
    recoveryCode: '복구 코드로 확인',
  },
};
