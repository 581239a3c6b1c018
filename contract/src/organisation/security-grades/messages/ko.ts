import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  fields: {
    gradeName: '등급 이름',
    englishGradeName: '등급 영문 이름',
  },
  operations: {
    'name-security-grade': '보안 등급 이름 변경',
  },
};
