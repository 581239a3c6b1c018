import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '본인 확인',
  text: '계속하려면 비밀번호를 입력해 주세요. 10분 동안 다시 묻지 않습니다.',
  go: '계속',
};
