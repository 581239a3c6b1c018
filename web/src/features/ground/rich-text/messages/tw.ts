import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  editor: {
    toolbar: '格式',
    bold: '粗體',
    italic: '斜體',
    heading: '標題',
    list: '清單',
    numbers: '編號清單',
    quote: '引用',
    link: '連結',
    address: '連結網址',
    addressInvalid: '請輸入類似 https://example.com 的網址。',
    applyLink: '設定連結',
    removeLink: '移除連結',
  },
};
