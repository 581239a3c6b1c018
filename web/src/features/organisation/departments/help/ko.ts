import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DEPT: {
    words: '조직, 팀, 본부, 조직도, 부서장, 조직 개편',
    what: '부서를 나무 모양으로 만들고, 부서장과 구성원을 정하는 곳입니다.',
    doings: [
      '부서를 끌어 다른 부서 아래로 옮길 수 있습니다.',
      '부서장은 부서를 열어 지금 또는 날짜를 정해 지정합니다.',
      '날짜를 고르면 그날의 조직을 미리 볼 수 있습니다.',
    ],
  },
};
