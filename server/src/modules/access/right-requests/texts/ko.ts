import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  rightLetters: {
    asked: {
      heading: '권한 요청이 있습니다',
      text: '{{name}} 님이 {{hours}}시간 동안 쓸 권한을 요청했습니다. 콘솔의 ‘권한 부여’에 있는 ‘요청’에서 처리해 주세요.\n\n사유: {{reason}}',
    },
    approved: {
      heading: '요청한 권한이 승인되었습니다',
      text: '요청하신 권한이 승인되었습니다. 지금부터 {{hours}}시간 동안 사용할 수 있으며, 그 뒤에는 저절로 끝납니다.',
    },
    refused: {
      heading: '요청한 권한이 반려되었습니다',
      text: '요청하신 권한이 반려되었습니다.\n\n사유: {{reason}}',
    },
  },
};
