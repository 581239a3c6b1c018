import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'ログアウトされました',
  text: '入力した内容はこの画面に残っており、ログインすると保存できます。新しいウィンドウでログインしてから、この画面に戻ってもう一度お試しください。',
  logIn: '新しいウィンドウでログイン',
  close: '閉じる',
  other: {
    title: '別のアカウントでログインしています',
    text: 'この画面を開いたときとは別のアカウントでログインしているため、何も送信していません。この画面で続けるには、新しいウィンドウで元のアカウントにログインし直してください。現在のアカウントはログアウトされます。ホームに移動すると、この画面に入力した内容は失われます。',
    logIn: '新しいウィンドウで再ログイン',
    home: 'ホームに移動',
  },
};
