import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
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
