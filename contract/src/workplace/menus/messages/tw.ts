import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MENU_LIMIT: '選單和選單群組最多可有 {{0}} 個。',
    MENU_LOWER_COUNT: '請選擇 1 到 {{0}} 個下層選單。',
    MENU_PAGE_UNKNOWN: '此頁面已無法選擇，請重新開啟頁面清單。',
  },
  fields: {
    koreanTitle: '韓文標題',
    englishTitle: '英文標題',
    url: '網址',
    windowTarget: '開啟方式',
    lowerMenus: '下層選單',
    service: '顯示對象',
  },
};
