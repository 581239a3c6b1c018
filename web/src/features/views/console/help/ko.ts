import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '개발자, 연동, 명세, OpenAPI, 호출',
  },
  help: { words: '도움, 사용법, 사용 방법, 매뉴얼, 안내, 문의, 고객센터' },
  news: { words: '새로운, 새 기능, 업데이트, 변경 사항, 릴리스' },
  shortcuts: { words: '키보드, 핫키, 바로 가기 키' },
  'theme system': { words: '자동, 화면 모드' },
  'theme light': { words: '라이트 모드, 밝은 화면' },
  'theme dark': { words: '다크 모드, 야간 모드, 어두운 화면, 어두운 테마' },
};
