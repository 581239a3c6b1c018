import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  consentMails: {
    receiptHeading: 'Thông tin tùy chọn của bạn đã được xóa',
    receiptText:
      'Vào {{time}}, bạn đã từ chối các mục tùy chọn của điều khoản về thông tin cá nhân. Những thông tin sau đã được xóa ngay khỏi tài khoản Madang của bạn:\n\n{{items}}\n\nHãy giữ thư này làm biên nhận. Thông tin đã xóa không thể khôi phục, nhưng bạn có thể nhập lại bất cứ lúc nào.',
    marketingHeading: 'Sự đồng ý nhận tiếp thị của bạn sắp hết hạn',
    marketingText:
      'Vào {{date}}, bạn đã đồng ý nhận thông tin tiếp thị. Sự đồng ý có hiệu lực {{years}} năm và hết hạn vào {{until}}.\n\nKhi đăng nhập lần đầu sau ngày đó, bạn sẽ được hỏi lại và có thể đồng ý hoặc từ chối. Cho đến khi bạn đồng ý lại, sự đồng ý được coi là đã hết hạn. Bạn không cần làm gì thêm.',
    nothing: 'không có thông tin nào được lưu',
    items: {
      nickname: 'biệt danh',
      companyContact: 'thông tin liên hệ công ty',
      mobile: 'số điện thoại di động',
      duties: 'nhiệm vụ',
      photo: 'ảnh',
      personalMail: 'email cá nhân',
      englishName: 'tên tiếng Anh',
      birthday: 'sinh nhật',
      refereeMobile: 'số di động của người giới thiệu',
    },
  },
};
