import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    EDITION_CHANGED: 'Người vận hành khác đã thay đổi bản nháp này. Hãy tải lại trước khi tiếp tục.',
    EDITION_DATE: 'Hãy chọn ngày sau hôm nay và sau phiên bản trước.',
    EDITION_DAY_FULL: 'Đã có {{0}} phiên bản có hiệu lực trong ngày này. Hãy chọn ngày sau đó.',
    EDITION_CONSENT:
      'Nội dung xin đồng ý đã thay đổi nên phải hỏi lại. Hãy phát hành như một phiên bản cần đồng ý mới.',
    EDITION_PARTS:
      'Để công bố, mọi ngôn ngữ phải có các phần giống nhau theo cùng thứ tự, cùng phần bắt buộc và cùng phần cần đồng ý. Khác với {{0}}: {{1}}.',
    EDITION_SUMMARY: 'Hãy nêu thay đổi so với phiên bản trước bằng từng ngôn ngữ của văn bản. Còn thiếu: {{0}}.',
    EDITION_DAY: 'Hãy nhập ngày có hiệu lực theo năm-tháng-ngày, ví dụ 2027-01-31.',
    EDITION_LANGUAGE: 'Mỗi ngôn ngữ chỉ được xuất hiện một lần.',
    EDITION_COMPANY: 'Không có công ty nào dùng mã này.',
  },
  fields: {
    title: 'Tiêu đề',
    content: 'Nội dung',
    summary: 'Nội dung thay đổi',
    purpose: 'Mục đích thu thập và sử dụng',
    items: 'Mục thu thập',
    retention: 'Thời gian lưu giữ và sử dụng',
    refusal: 'Quyền từ chối và hệ quả',
    takesEffectOn: 'Có hiệu lực từ',
    companyCode: 'Mã công ty',
    reason: 'Lý do tải xuống',
    needsConsent: 'Đồng ý lại',
  },
};
