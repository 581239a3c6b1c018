import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: {
    first: 'Đồng ý với điều khoản',
    again: 'Điều khoản đã thay đổi',
    settled: 'Đã lưu lựa chọn của bạn',
  },
  lead: 'Vui lòng đọc nội dung và lựa chọn. Sau đó bạn sẽ được đăng nhập.',
  settledLead: 'Nhấn “Tiếp tục” để đăng nhập.',
  leaving: 'Đang đăng nhập.',
  country: 'Quốc gia cư trú: {{country}}',
  changeCountry: 'Thay đổi',
  countryHelp: 'Điều khoản khác nhau theo quốc gia. Nếu thay đổi, bạn cần xem lại điều khoản của quốc gia đó.',
  countryChanged: 'Bạn đã đổi quốc gia cư trú. Hãy đọc các điều khoản áp dụng tại đó và đồng ý lại.',
  required: {
    title: 'Mục bắt buộc',
    tag: 'Bắt buộc',
    help: 'Bạn không thể sử dụng dịch vụ nếu không đồng ý.',
  },
  optional: {
    title: 'Mục tùy chọn',
    tag: 'Tùy chọn',
    help: 'Bạn vẫn có thể tiếp tục nếu không đồng ý.',
    part: 'Thông tin cá nhân tùy chọn',
    agreedOn: 'Bạn đã đồng ý vào {{date}}. Chúng tôi hỏi lại sau mỗi {{years}} năm.',
    goes: 'Nếu bạn không đồng ý, những thông tin sau sẽ bị xóa ngay và không thể khôi phục: {{items}}',
    lastContact:
      'Bạn chưa có email bên ngoài nào được xác nhận. Nếu không còn số di động, bạn có thể không lấy lại được tài khoản khi quên mật khẩu.',
  },
  delete: {
    title: 'Xóa thông tin tùy chọn',
    ask: 'Những thông tin sau sẽ bị xóa ngay và không thể khôi phục: {{items}}. Bạn có muốn tiếp tục?',
    ok: 'Xóa và tiếp tục',
  },
  changes: {
    title: 'Nội dung thay đổi',
    compare: 'So sánh với phiên bản {{date}} mà bạn đã đồng ý',
  },
  inForce: 'Có hiệu lực từ {{date}}, phiên bản {{version}}.',
  open: 'Xem nội dung',
  submit: 'Đồng ý và tiếp tục',
  remaining: 'Đồng ý với các mục bắt buộc để tiếp tục.',
  logOut: 'Đăng xuất',
  success: 'Đã xử lý thành công.',
  goOn: 'Tiếp tục',
  elsewhere: {
    title: 'Các điều khoản này đã được trả lời',
    text: 'Bạn đã trả lời ở một cửa sổ hoặc thiết bị khác, nên các lựa chọn tại đây không được lưu.',
    where: 'Nội dung đồng ý đang có hiệu lực nằm trong “Tài khoản của tôi”, mục “Đồng ý”.',
    account: 'Xem nội dung đồng ý',
  },
  receipt: {
    text: 'Thông tin tùy chọn của bạn đã được xóa. Nếu bạn đã đăng ký email bên ngoài, biên nhận này cũng được gửi đến đó.',
    deleted: 'Thông tin đã xóa',
    time: 'Thời điểm xóa',
    nothing: 'Không có thông tin nào được lưu',
    nothingText: 'Không có thông tin tùy chọn nào được lưu nên không có gì để xóa.',
  },
  denied: {
    title: 'Không có điều khoản nào cần đồng ý',
    text: 'Trang này mở ra khi điều khoản thay đổi. Vui lòng đăng nhập để tiếp tục.',
    logIn: 'Đăng nhập',
  },
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
  loading: 'Đang tải điều khoản',
  retry: 'Thử lại',
};
