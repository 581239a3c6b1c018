import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MENU_LIMIT: 'メニューとメニューグループは最大{{0}}件まで登録できます。',
    MENU_LOWER_COUNT: '下位メニューを1件から{{0}}件まで選択してください。',
    MENU_PAGE_UNKNOWN: 'このページは選択できなくなりました。ページ一覧を開き直してください。',
  },
  fields: {
    koreanTitle: '韓国語のタイトル',
    englishTitle: '英語のタイトル',
    url: 'アドレス',
    windowTarget: '開き方',
    lowerMenus: '下位メニュー',
    service: '表示対象',
  },
};
