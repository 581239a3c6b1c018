import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '역할',
  lead: '권한을 묶어 회사만의 역할을 만들고 한 번에 줄 수 있습니다. 역할을 바꾸면 가진 사람 모두에게 바로 적용됩니다.',
  add: '역할 추가',
  full: '이미 {{limit}}개가 있습니다. 먼저 하나를 삭제해 주세요.',
  empty: '회사가 만든 역할이 없습니다',
  emptyText: '기본 역할은 관리자·권한에서 부여합니다.',
  saved: '{{name}} 역할을 저장했습니다.',
  save: '저장',
  delete: '삭제',
  deleted: '{{name}} 역할을 삭제했습니다.',
  holdersTitle: '사람',
  holders: '{{count}}명',
  view: '조회할 수 있는 것',
  modify: '변경할 수 있는 것',
};
