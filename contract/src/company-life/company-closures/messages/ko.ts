import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    COMPANY_ENDED:
      '회사가 서비스 이용을 종료하여 로그인하거나 가입할 수 없습니다. 자세한 내용은 회사 관리자에게 문의해 주세요.',
    COMPANY_NAME_DIFFERS: '회사 이름이 다릅니다. 화면에 표시된 회사 이름을 그대로 입력해 주세요.',
  },
};
