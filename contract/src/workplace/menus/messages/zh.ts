import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MENU_LIMIT: '菜单和菜单组最多可有 {{0}} 个。',
    MENU_LOWER_COUNT: '请选择 1 到 {{0}} 个下级菜单。',
    MENU_PAGE_UNKNOWN: '此页面已无法选择，请重新打开页面列表。',
  },
  fields: {
    koreanTitle: '韩文标题',
    englishTitle: '英文标题',
    url: '地址',
    windowTarget: '打开方式',
    lowerMenus: '下级菜单',
    service: '显示对象',
  },
};
