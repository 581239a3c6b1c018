import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '메뉴',
  lead: '포털 상단에 이 순서대로 표시됩니다.',
  add: '메뉴 추가',
  addGroup: '메뉴 그룹 추가',
  plainMenus: '일반 메뉴',
  groups: '메뉴 그룹',
  full: '이미 {{limit}}개가 있습니다. 먼저 하나를 삭제해 주세요.',
  empty: '아직 메뉴가 없습니다',
  emptyText: '사내 시스템이나 신청서처럼 모두에게 필요한 링크를 추가해 보세요.',
  hidden: '숨김',
  targets: {
    newWindow: '새 창',
    newTab: '새 탭',
  },
  urlHelp: 'https://, http:// 또는 /로 시작하며 최대 {{max}}자입니다. 더 긴 주소는 바로가기에 등록할 수 있습니다.',
  isActive: '구성원에게 표시',
  isActiveHelp: '선택하지 않으면 메뉴는 남지만 보이지 않습니다.',
  pick: '페이지 선택',
  pickedAll: '{{max}}개를 모두 선택했습니다',
  pickHelp: '회사 메뉴, 게시판, 서비스 페이지에서 1~{{max}}개를 선택합니다.',
  unpick: '{{name}} 제외',
  saved: '{{name}} 항목을 저장했습니다.',
  save: '저장',
  delete: '삭제',
  deleted: '{{name}} 항목을 삭제했습니다.',
};
