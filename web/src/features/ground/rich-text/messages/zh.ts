import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  editor: {
    toolbar: '格式',
    bold: '加粗',
    italic: '斜体',
    heading: '标题',
    list: '列表',
    numbers: '编号列表',
    quote: '引用',
    link: '链接',
    address: '链接地址',
    addressInvalid: '请输入类似 https://example.com 的地址。',
    applyLink: '设置链接',
    removeLink: '移除链接',
  },
};
