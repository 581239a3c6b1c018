import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    CONSENT_REQUIRED: 'Sự đồng ý này là bắt buộc để dùng dịch vụ nên không thể rút lại tại đây.',
    CONSENT_UNCHANGED: 'Bạn đã trả lời như vậy rồi.',
  },
};
