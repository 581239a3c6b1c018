import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    OPTIONAL_DECLINED: '선택 정보의 보관에 동의하지 않으셨습니다. 먼저 ‘동의 내역’에서 동의해 주세요.',
    OWN_DATA_LIMIT: '내 데이터는 24시간에 {{0}}번까지 내려받을 수 있습니다. 나중에 다시 시도해 주세요.',
  },
};
