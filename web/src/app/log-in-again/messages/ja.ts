import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'ログアウトされました',
  text: '入力した内容はこの画面に残っており、ログインすると保存できます。新しいウィンドウでログインしてから、この画面に戻ってもう一度お試しください。',
  logIn: '新しいウィンドウでログイン',
  close: '閉じる',
};
