import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  editor: {
    toolbar: 'Định dạng',
    bold: 'Đậm',
    italic: 'Nghiêng',
    heading: 'Tiêu đề',
    list: 'Danh sách',
    numbers: 'Danh sách đánh số',
    quote: 'Trích dẫn',
    link: 'Liên kết',
    address: 'Địa chỉ liên kết',
    addressInvalid: 'Nhập địa chỉ dạng https://example.com.',
    applyLink: 'Gắn liên kết',
    removeLink: 'Gỡ liên kết',
  },
};
