import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: '회사명, 로고, 사업자등록번호, 대표자, 요금, 인원 한도, 서비스 종료, 탈퇴',
    what: '회사 정보, 로고, 이용 현황을 보고 바꾸는 곳입니다.',
    doings: [
      '로고를 올리면 포털과 초대 메일에 함께 표시됩니다.',
      '대표 관리자를 다른 사람에게 넘길 수 있습니다.',
      '서비스를 끝내면 유예 기간 안에는 다시 시작할 수 있습니다.',
    ],
  },
};
