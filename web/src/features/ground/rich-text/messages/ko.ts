import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  editor: {
    toolbar: '서식',
    bold: '굵게',
    italic: '기울임',
    heading: '제목',
    list: '목록',
    numbers: '번호 목록',
    quote: '인용',
    link: '링크',
    address: '링크 주소',
    addressInvalid: 'https://example.com 형식의 주소를 입력해 주세요.',
    applyLink: '링크 적용',
    removeLink: '링크 제거',
  },
};
