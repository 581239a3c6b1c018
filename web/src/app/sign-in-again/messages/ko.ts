import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '로그아웃되었습니다',
  text: '입력한 내용은 이 화면에 그대로 있으며, 로그인하면 저장할 수 있습니다. 새 창에서 로그인한 후 이 화면으로 돌아와 다시 시도해 주세요.',
  logIn: '새 창에서 로그인',
  close: '닫기',
  other: {
    title: '다른 계정으로 로그인되어 있습니다',
    text: '이 화면을 열 때와 다른 계정으로 로그인되어 있어 아무것도 전송하지 않았습니다. 이 화면에서 계속하려면 새 창에서 처음 계정으로 다시 로그인해 주세요. 지금 로그인한 계정은 로그아웃됩니다. 홈으로 이동하면 이 화면에 입력한 내용은 사라집니다.',
    logIn: '새 창에서 다시 로그인',
    home: '홈으로 이동',
  },
};
