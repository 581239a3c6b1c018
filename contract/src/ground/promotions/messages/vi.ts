import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    PROMOTION_UNKNOWN: 'Mã khuyến mãi này không tồn tại. Hãy kiểm tra nội dung đã nhập.',
    PROMOTION_EXPIRED: 'Mã khuyến mãi này hiện không có hiệu lực.',
    PROMOTION_USED_UP: 'Mã khuyến mãi này đã hết lượt sử dụng.',
    PROMOTION_PERIOD: 'Thời điểm kết thúc phải sau hiện tại và sau thời điểm bắt đầu.',
    PROMOTION_COMPANY: 'Không có công ty nào mang mã này.',
    PROMOTION_COUNT: 'Hãy nhập số nguyên từ 1 đến {{0}}.',
    OPENCODE_INVALID: 'Khóa xác thực này không hợp lệ. Hãy kiểm tra lại hoặc yêu cầu cấp khóa mới.',
    OPENCODE_USED: 'Khóa xác thực này đã được sử dụng nên không thể thu hồi.',
    OPENCODE_LIMIT: 'Công ty có tối đa {{0}} khóa dùng được cùng lúc.',
  },
  fields: {
    codeCount: 'Số lượng mã',
    codePrefix: 'Tiền tố',
    benefit: 'Ưu đãi',
    note: 'Ghi chú',
    validFrom: 'Có hiệu lực từ',
    validUntil: 'Có hiệu lực đến',
    maxUses: 'Số lượt dùng mỗi mã',
    namedCompany: 'Chỉ dành cho công ty',
  },
};
