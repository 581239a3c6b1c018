import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '복구 PIN',
  help: '등록한 연락처를 쓸 수 없을 때 아이디와 PIN으로 비밀번호를 다시 설정할 수 있습니다.',
  loading: '복구 PIN을 불러오는 중입니다.',
  retry: '다시 시도',
  pin: 'PIN 번호',
  none: '등록하지 않음',
  since: '{{date}}부터 사용 중',
  blocked: 'PIN을 다섯 번 잘못 입력하여 차단되었습니다. 회사의 서비스 데스크에 해제를 요청하거나 PIN을 삭제해 주세요.',
  set: 'PIN 등록',
  change: 'PIN 변경',
  remove: 'PIN 삭제',
  lead: '다른 곳에서 쓰지 않는 숫자를 정해 주세요. 생일이나 전화번호는 피해 주세요. 등록하면 메일로 알려 드립니다.',
  digits: '숫자 {{min}}~{{max}}자리',
  passwordHelp: '자리를 비운 사이 다른 사람이 변경하지 못하도록 확인합니다.',
  save: '저장',
  saved: '복구 PIN을 저장했습니다.',
  removeLead: '삭제하면 PIN으로 비밀번호를 찾을 수 없습니다.',
  removed: '복구 PIN을 삭제했습니다.',
  isBlocked: '다섯 번 잘못 입력하여 차단됨',
  unblock: 'PIN 차단 해제',
  unblockAsk:
    '같은 PIN을 다시 사용할 수 있게 됩니다. 구성원에게 메일로 알려 드립니다. 본인의 요청이 맞는지 꼭 확인해 주세요.',
  unblocked: 'PIN 차단을 해제했습니다.',
};
