import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  dispatchMails: {
    headings: {
      asked: '파견 요청이 있습니다',
      withdrawn: '파견 요청이 철회되었습니다',
      accepted: '파견이 수락되었습니다',
      refused: '파견이 거절되었습니다',
      begun: '파견이 시작되었습니다',
      prolongationAsked: '파견 연장 요청이 있습니다',
      prolongationWithdrawn: '파견 연장 요청이 철회되었습니다',
      prolonged: '파견이 연장되었습니다',
      prolongationRefused: '파견 연장이 거절되었습니다',
      released: '파견이 해제되었습니다',
      ended: '파견이 끝났습니다',
      lapsed: '파견이 진행되지 않습니다',
    },
    text: '구성원: {{name}}\n\n{{home}}에서 {{host}}로, {{since}}부터 {{until}}까지',
    answer: '관리 콘솔에서 수락하거나 거절해 주세요.',
    open: '파견 열기',
  },
};
