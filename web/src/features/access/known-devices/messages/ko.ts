import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '내 기기',
  help: '로그인한 적이 있는 기기입니다. 삭제한 기기에서는 다음 로그인 때 2단계 인증을 다시 합니다.',
  device: '기기',
  lastSeen: '마지막 로그인',
  trusted: '2단계 인증 생략',
  until: '{{date}}까지',
  asked: '생략 안 함',
  action: '작업',
  current: '지금 이 기기',
  unknown: '알 수 없는 기기',
  end: '삭제',
  endOf: '{{device}} 삭제',
  endAsk:
    '{{device}} 기기를 목록에서 삭제합니다. 다음에 이 기기에서 로그인하면 2단계 인증을 다시 하고, 새 기기 알림을 받습니다.',
  letters: '새 기기에서 로그인하면 메일로 알림',
  lettersSaved: '새 기기 알림 설정을 저장했습니다.',
  loading: '기기를 불러오는 중입니다.',
  retry: '다시 시도',
  none: '아직 기록된 기기가 없습니다.',
};
