import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  INVITE: {
    words: '초대장, 초대 메일, 가입 링크, 가입 신청, 합류, 입사',
    what: '메일, 문자 또는 링크로 사람을 회사에 초대하는 곳입니다.',
    doings: [
      '주소를 여러 개 붙여 넣으면 이름까지 함께 읽어 들입니다.',
      '링크는 기간, 인원, 메일 도메인을 정해 여러 사람에게 나눠 줄 수 있습니다.',
      '가입 신청은 여기에서 승인하거나 거절합니다.',
    ],
  },
};
