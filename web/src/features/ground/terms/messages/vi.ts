import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  viewer: {
    privacyPolicy: 'Chính sách quyền riêng tư',
    useTerms: 'Điều khoản sử dụng',
    languages: 'Ngôn ngữ của văn bản',
    versions: 'Các phiên bản',
    previous: 'Phiên bản trước',
    next: 'Phiên bản sau',
    first: 'Đây là phiên bản đầu tiên.',
    last: 'Đây là phiên bản mới nhất.',
    since: 'Có hiệu lực từ {{date}}',
    newest: 'mới nhất',
    unknownCountry: 'Mã quốc gia trong địa chỉ không tồn tại nên nội dung áp dụng cho Hàn Quốc được hiển thị.',
    loading: 'Đang tải điều khoản',
  },
};
