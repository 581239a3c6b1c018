import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '您已登出',
  text: '您輸入的內容會保留在此頁面，登入後即可儲存。請在新視窗登入，然後回到此頁面再試一次。',
  logIn: '在新視窗登入',
  close: '關閉',
};
