import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '首页布局',
  lead: '拖动组件或使用按钮调整顺序。首页显示已启用组件中的前 {{count}} 个。',
  shown: '在首页显示',
  nowShown: '已在首页显示{{name}}。',
  nowHidden: '已在首页隐藏{{name}}。',
  kinds: {
    feed: '最新帖子',
    approvals: '待我审批',
    anniversaries: '纪念日',
    links: '快捷链接',
  },
  categoriesOf: '“{{name}}”的类别',
  categories: {
    title: '类别',
    lead: '初始设置时创建的公告板属于某个类别。关闭后内容保留，但不在首页显示。',
    isActive: '在首页显示此类别的卡片',
    count: '卡片 {{count}} 个',
    save: '保存',
    saved: '已保存类别。',
  },
};
