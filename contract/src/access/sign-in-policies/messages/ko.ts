import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    NETWORK_NOT_ALLOWED:
      '회사에서 허용한 네트워크에서만 이용할 수 있습니다. 회사 네트워크에 연결하거나 관리자에게 문의해 주세요.',
    NETWORK_INVALID: 'IP 주소 또는 192.0.2.0/24와 같은 네트워크를 입력해 주세요.',
    NETWORK_HOST_BITS: '네트워크의 시작 주소가 아닙니다. 192.0.2.0/24처럼 시작 주소로 입력해 주세요.',
    NETWORK_EVERYWHERE: '모든 주소가 포함되는 네트워크입니다. 접속 위치를 제한하지 않으려면 목록을 비워 주세요.',
    NETWORK_TOO_MANY: '네트워크는 최대 {{0}}개까지 입력할 수 있습니다.',
    NETWORK_OWN_MISSING:
      '현재 접속 중인 주소가 목록에 없어 저장하면 본인의 접속이 차단됩니다. 주소를 추가한 후 다시 저장해 주세요.',
  },
  fields: {
    allowsStaying: '로그인 상태 유지 허용',
    sessionHours: '로그인 유지 시간',
    idleMinutes: '미사용 시 자동 로그아웃',
    allowsOnLeave: '휴직 중 로그인 허용',
    networks: '네트워크 목록',
  },
};
