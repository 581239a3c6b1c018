import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '您已登出',
  text: '您輸入的內容會保留在此頁面，登入後即可儲存。請在新視窗登入，然後回到此頁面再試一次。',
  logIn: '在新視窗登入',
  close: '關閉',
  other: {
    title: '目前登入的是其他帳號',
    text: '目前登入的帳號與開啟此頁面時的帳號不同，因此未傳送任何內容。若要在此頁面繼續，請在新視窗以原帳號重新登入，目前的帳號將會登出。若前往首頁，您在此頁面輸入的內容將會遺失。',
    logIn: '在新視窗重新登入',
    home: '前往首頁',
  },
};
