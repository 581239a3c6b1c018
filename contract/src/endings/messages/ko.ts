import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    COMPANY_NAME_DIFFERS: '회사 이름이 다릅니다. 화면에 표시된 회사 이름을 그대로 입력해 주세요.',
  },
};
