import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: '이력, 기록, 변경 내역, 접속 기록, 로그인 기록, 개인정보 조회, 세션, 감사',
    what: '누가 언제 무엇을 했는지 확인하는 곳입니다.',
    doings: [
      '사람, 기간, 종류로 좁혀서 찾을 수 있습니다.',
      '기록은 서로 이어져 있어 지우거나 고치면 드러납니다.',
      '내보낸 파일과 그 사유도 함께 남습니다.',
      '일부 부서의 권한만 있으면 목록과 내보낸 파일에 그 부서와 구성원에 대한 기록만 나옵니다.',
    ],
  },
};
