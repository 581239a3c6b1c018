import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MB820: '필수 약관에 동의해 주세요.',
    MB821: '그사이 약관이 변경되었습니다. 새 약관을 확인하고 다시 동의해 주세요.',
    MB822: '동의한 내용이 표시된 약관과 일치하지 않습니다. 페이지를 새로 고쳐 주세요.',
  },
  fields: {
    termsCode: '약관',
    version: '버전',
  },
};
