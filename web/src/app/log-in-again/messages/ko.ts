import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '로그아웃되었습니다',
  text: '입력한 내용은 이 화면에 그대로 있으며, 로그인하면 저장할 수 있습니다. 새 창에서 로그인한 후 이 화면으로 돌아와 다시 시도해 주세요.',
  logIn: '새 창에서 로그인',
  close: '닫기',
};
