import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    KMS001: 'Mã PIN đã bị nhập sai {{0}} lần và bị khóa. Hãy liên hệ bộ phận hỗ trợ của công ty.',
    PIN_FORM: 'Nhập từ {{0}} đến {{1}} chữ số.',
    PIN_EASY: 'Mã PIN này quá dễ đoán. Không dùng một chữ số lặp lại hoặc các chữ số liên tiếp.',
    PIN_WRONG: 'ID và mã PIN không khớp.',
  },
  fields: {
    pin: 'Mã PIN',
  },
  operations: {
    'change-recovery-pin': 'Đổi mã PIN khôi phục',
    'prove-by-pin': 'Nhập mã PIN khi quên mật khẩu',
    'unblock-recovery-pin': 'Mở khóa mã PIN khôi phục',
    'unblock-recovery-pin-by-operator': 'Nhà vận hành mở khóa mã PIN khôi phục',
    'block-recovery-pin': 'Mã PIN khôi phục bị khóa',
  },
};
