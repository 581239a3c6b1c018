import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '首頁配置',
  lead: '拖曳元件或使用按鈕調整順序。首頁會顯示已啟用元件中的前 {{count}} 個。',
  shown: '在首頁顯示',
  nowShown: '已在首頁顯示{{name}}。',
  nowHidden: '已在首頁隱藏{{name}}。',
  kinds: {
    feed: '最新文章',
    approvals: '待我簽核',
    anniversaries: '紀念日',
    links: '快速連結',
  },
  categoriesOf: '「{{name}}」的類別',
  categories: {
    title: '類別',
    lead: '初始設定時建立的公告板屬於某個類別。關閉後內容保留，但不在首頁顯示。',
    isActive: '在首頁顯示此類別的卡片',
    count: '卡片 {{count}} 個',
    save: '儲存',
    saved: '已儲存類別。',
  },
};
