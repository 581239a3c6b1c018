import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '门户组件',
  lead: '拖动组件或使用按钮调整顺序。首页显示已启用组件中的前 {{count}} 个。',
  shown: '在首页显示',
  nowShown: '已在首页显示{{name}}。',
  nowHidden: '已在首页隐藏{{name}}。',
  kinds: {
    anniversaries: '纪念日',
    links: '快捷链接',
  },
};
