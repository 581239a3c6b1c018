import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  holdingsFile: {
    file: '권한 보유 현황',
    who: '대상',
    permission: '권한',
    given: '부여된 권한',
    through: '경유한 역할',
    where: '범위',
    when: '시간',
    from: '시작일',
    until: '종료일',
    state: '지금',
    company: '회사 전체',
    always: '항상',
    states: { now: '사용 가능', outside: '허용 시간 아님', notYet: '시작 전' },
  },
  grantLetters: {
    endsOwn: {
      heading: '사용 중인 권한이 곧 끝납니다',
      text: '받으신 권한 하나가 {{day}}에 끝납니다. 더 필요하면 관리자에게 연장을 요청해 주세요.',
    },
    endsGiven: {
      heading: '부여한 권한이 곧 끝납니다',
      text: '{{name}} 님에게 부여한 권한 하나가 {{day}}에 끝납니다. 콘솔의 ‘권한 부여’에서 기한을 바꿀 수 있습니다.',
    },
  },
};
