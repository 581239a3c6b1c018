import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '바로가기',
  lead: '포털 홈에서 한 번에 여는 링크이며 이 순서대로 표시됩니다.',
  add: '바로가기 추가',
  full: '이미 {{limit}}개가 있습니다. 먼저 하나를 삭제해 주세요.',
  empty: '아직 바로가기가 없습니다',
  emptyText: '구성원이 매일 여는 페이지를 추가해 보세요.',
  targets: {
    newWindow: '새 창',
    newTab: '새 탭',
  },
  urlHelp: 'https://, http:// 또는 /로 시작하며 최대 {{max}}자입니다.',
  iconHelp: '이미지가 없을 때 표시됩니다.',
  icons: {
    link: '링크',
    mail: '메일',
    calendar: '캘린더',
    people: '구성원',
    board: '게시판',
    approval: '결재',
    help: '도움말',
  },
  pictureHelp: '{{max}}KB 이하의 PNG, JPEG, WebP, GIF 파일입니다.',
  choosePicture: '이미지 파일 선택',
  noPicture: '이미지 제거',
  saved: '{{name}} 항목을 저장했습니다.',
  save: '저장',
  delete: '삭제',
  deleted: '{{name}} 항목을 삭제했습니다.',
};
