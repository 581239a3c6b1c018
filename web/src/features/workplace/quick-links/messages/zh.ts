import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '快捷链接',
  lead: '成员可从门户首页一键打开的链接，按此顺序显示。',
  add: '添加快捷链接',
  full: '已有 {{limit}} 个，请先删除一个。',
  empty: '还没有快捷链接',
  emptyText: '添加大家每天都会打开的页面。',
  targets: {
    newWindow: '新窗口',
    newTab: '新标签页',
  },
  urlHelp: '以 https://、http:// 或 / 开头，最多 {{max}} 个字符。',
  iconHelp: '没有图片时显示。',
  icons: {
    link: '链接',
    mail: '邮件',
    calendar: '日历',
    people: '人员',
    board: '公告板',
    approval: '审批',
    help: '帮助',
  },
  pictureHelp: '不超过 {{max}} KB 的 PNG、JPEG、WebP 或 GIF。',
  choosePicture: '选择图片文件',
  noPicture: '移除图片',
  saved: '已保存{{name}}。',
  save: '保存',
  delete: '删除',
  deleted: '已删除{{name}}。',
};
