import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '접속 정책',
  lead: '구성원의 로그인을 얼마나 유지할지 정하고, 지금 어디에서 로그인되어 있는지 확인합니다.',
  save: '저장',
  sessions: {
    title: '로그인 유지',
    text: '회사의 모든 구성원에게 적용됩니다. 시간을 줄이면 이미 로그인한 구성원에게도 바로 적용됩니다.',
    stayHelp: '로그인할 때 ‘로그인 상태 유지’를 선택한 구성원은 브라우저를 닫아도 아래 시간까지 로그인이 유지됩니다.',
    stayNotOffered: '서비스 운영자가 사용하지 않도록 설정하여 로그인 화면에 표시되지 않습니다.',
    administrators: '관리자는 최대 {{longest}}입니다.',
    saved: '로그인 유지 규칙을 저장했습니다.',
  },
  list: {
    title: '로그인 현황',
    text: '지금 로그인되어 있는 구성원과 기기입니다. 종료하면 그 브라우저는 바로 로그아웃됩니다.',
    search: '이름 또는 아이디',
    person: '구성원',
    device: '기기',
    unknownDevice: '알 수 없는 기기',
    opened: '로그인',
    seen: '마지막 사용',
    action: '종료',
    current: '이 브라우저',
    end: '세션 종료',
    endOf: '{{name}} 님의 {{device}} 세션 종료',
    endAsk: '{{name}} 님을 {{device}}에서 로그아웃할까요?',
    endAll: '모두 로그아웃',
    endAllAsk: '본인을 제외한 모든 구성원을 로그아웃할까요? 계속하려면 다시 로그인해야 합니다.',
    ended: '세션 {{count}}개를 종료했습니다.',
    nobody: '로그인한 구성원이 없습니다',
    more: '더 보기',
  },
};
