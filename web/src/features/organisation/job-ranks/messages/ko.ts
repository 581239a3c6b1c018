import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '직급·직책',
  lead: '구성원의 직급과 직책을 각각의 목록으로 관리합니다.',
  ranks: '직급',
  titles: '직책',
  lists: '목록',
  hidden: '{{name}} (숨김)',
  hiddenNote: '숨긴 목록입니다. 구성원 화면과 입력 양식에 표시되지 않습니다.',
  add: '{{name}} 추가',
  addRank: '직급 추가',
  settings: '목록 설정',
  code: '코드',
  name: '이름',
  englishName: '영문 이름',
  order: '순서',
  empty: '아직 등록된 항목이 없습니다',
  emptyText: '첫 항목을 추가해 주세요. 선택 목록에는 여기의 순서대로 표시됩니다.',
  save: '저장',
  delete: '삭제',
  made: '{{name}} 항목을 추가했습니다.',
  changed: '{{name}} 항목을 저장했습니다.',
  deleted: '{{name}} 항목을 삭제했습니다.',
  settled: '목록 설정을 저장했습니다.',
  isHidden: '이 목록 숨기기',
  suggested: {
    label: '많이 쓰는 직급 체계',
    ladder: '전통적인 직급',
    flat: '간소한 직급',
    experts: '연구·기술직',
  },
  help: {
    code: '영문자와 숫자로 입력하며, 등록 후에는 변경할 수 없습니다.',
    listName: '비워 두면 기본 이름을 사용합니다.',
  },
};
