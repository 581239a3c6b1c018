import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '접속 정책',
  lead: '구성원의 로그인을 얼마나 유지할지, 어느 네트워크에서 접속할 수 있는지 정합니다.',
  save: '저장',
  sessions: {
    title: '로그인 유지',
    text: '회사의 모든 구성원에게 적용됩니다. 시간을 줄이면 이미 로그인한 구성원에게도 바로 적용됩니다.',
    stayHelp: '로그인할 때 ‘로그인 상태 유지’를 선택한 구성원은 브라우저를 닫아도 아래 시간까지 로그인이 유지됩니다.',
    stayNotOffered: '서비스 운영자가 사용하지 않도록 설정하여 로그인 화면에 표시되지 않습니다.',
    administrators: '관리자는 최대 {{longest}}입니다.',
    saved: '로그인 유지 규칙을 저장했습니다.',
  },
};
