import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  consentMails: {
    receiptSubject: 'Thông tin tùy chọn của bạn đã được xóa',
    receiptText:
      'Vào {{time}}, bạn đã từ chối các mục tùy chọn của điều khoản về thông tin cá nhân. Những thông tin sau đã được xóa ngay khỏi tài khoản Madang của bạn:\n\n{{items}}\n\nHãy giữ thư này làm biên nhận. Thông tin đã xóa không thể khôi phục, nhưng bạn có thể nhập lại bất cứ lúc nào.',
    nothing: 'không có thông tin nào được lưu',
    items: {
      nickname: 'biệt danh',
      companyContact: 'thông tin liên hệ công ty',
      mobile: 'số điện thoại di động',
      duties: 'nhiệm vụ',
      photo: 'ảnh',
      personalMail: 'email cá nhân',
      englishName: 'tên tiếng Anh',
    },
  },
};
