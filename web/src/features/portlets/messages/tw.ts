import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '入口網站元件',
  lead: '拖曳元件或使用按鈕調整順序。首頁會顯示已啟用元件中的前 {{count}} 個。',
  shown: '在首頁顯示',
  nowShown: '已在首頁顯示{{name}}。',
  nowHidden: '已在首頁隱藏{{name}}。',
  kinds: {
    anniversaries: '紀念日',
    links: '快速連結',
  },
};
