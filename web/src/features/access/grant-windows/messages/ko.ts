import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '허용 시간',
  lead: '평일 9–18시처럼 권한을 쓸 수 있는 시간에 이름을 붙여 두고 여러 권한에 사용합니다.',
  add: '허용 시간 추가',
  full: '이미 {{limit}}개가 있습니다. 먼저 하나를 삭제해 주세요.',
  empty: '허용 시간이 없습니다',
  emptyText: '허용 시간을 정하지 않은 권한은 언제나 쓸 수 있습니다.',
  saved: '{{name}} 시간을 저장했습니다.',
  save: '저장',
  delete: '삭제',
  deleted: '{{name}} 시간을 삭제했습니다.',
  state: '지금',
  open: '시간 안',
  closed: '시간 밖',
  grantsTitle: '권한',
  grants: '{{count}}개',
  zoneHelp: 'Asia/Seoul 같은 이름 또는 GMT+9 형식',
  daysOffHelp: '공휴일과 회사 기념일 중 휴일로 표시한 날에는 권한이 적용되지 않습니다.',
  closesOnDaysOff: '휴무일 제외',
  nextDaysOff: '다음 휴무일: {{days}}',
  calendar: '회사 기념일 보기',
  fromOf: '{{day}} 시작',
  toOf: '{{day}} 끝',
};
