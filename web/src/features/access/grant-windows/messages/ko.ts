import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '새 항목',
  lead: '회사에서 사용하는 항목입니다.',
  add: '항목 추가',
  full: '이미 {{limit}}개가 있습니다. 먼저 하나를 삭제해 주세요.',
  empty: '아직 항목이 없습니다',
  emptyText: '첫 항목을 추가해 보세요.',
  saved: '{{name}} 항목을 저장했습니다.',
  save: '저장',
  delete: '삭제',
  deleted: '{{name}} 항목을 삭제했습니다.',
};
