import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  editor: {
    toolbar: '書式',
    bold: '太字',
    italic: '斜体',
    heading: '見出し',
    list: '箇条書き',
    numbers: '番号付きリスト',
    quote: '引用',
    link: 'リンク',
    address: 'リンク先のアドレス',
    addressInvalid: 'https://example.comのような形式でアドレスを入力してください。',
    applyLink: 'リンクを設定',
    removeLink: 'リンクを解除',
  },
};
