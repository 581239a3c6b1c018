import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '사업장·지사',
  lead: '사업장이나 지사처럼 연동 서비스가 코드로 구분하는 회사 내 조직입니다.',
  add: '사업장·지사 추가',
  full: '이미 {{limit}}개가 있습니다. 먼저 하나를 삭제해 주세요.',
  empty: '아직 사업장·지사가 없습니다',
  emptyText: '연동 서비스에서 구분해야 하는 조직을 추가해 보세요.',
  codeHelp: '영문과 숫자 {{min}}~{{max}}자입니다. 코드는 나중에 변경할 수 없습니다.',
  saved: '{{name}} 항목을 저장했습니다.',
  save: '저장',
  delete: '삭제',
  deleted: '{{name}} 항목을 삭제했습니다.',
  departments: {
    title: '소속 부서',
    text: '이 부서와 그 아래 모든 부서의 구성원이 이 사업장·지사에 속합니다.',
    take: '제외',
    takeOne: '{{name}} 제외',
    add: '부서 추가',
    choose: '먼저 부서를 선택해 주세요.',
    placed: '부서를 추가했습니다.',
    taken: '부서를 제외했습니다.',
  },
  people: {
    title: '개별 구성원',
    text: '소속 부서와 관계없이 이 사업장·지사에 속하는 구성원입니다.',
    take: '제외',
    takeOne: '{{name}} 제외',
    add: '구성원 추가',
    choose: '먼저 구성원을 선택해 주세요.',
    placed: '구성원을 추가했습니다.',
    taken: '구성원을 제외했습니다.',
  },
};
