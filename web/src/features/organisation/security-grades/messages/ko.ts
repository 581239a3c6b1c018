import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '보안 등급',
  lead: '숫자가 작을수록 높은 등급입니다. 게시판은 이 등급으로 열람과 쓰기를 허용하며, 이름은 숫자 옆에 표시됩니다.',
  panel: '{{grade}}등급',
  grade: '등급',
  name: '이름',
  englishName: '영문 이름',
  save: '저장',
  saved: '{{grade}}등급의 이름을 저장했습니다.',
  help: '비워 두면 기본 이름을 사용합니다.',
  named: '{{grade}} · {{name}}',
  /** The product's own, where a company has none. */
  names: {
    grade3: '최상위',
    grade4: '상위',
    grade5: '일반',
    grade9: '제한',
    grade10: '최소',
  },
};
