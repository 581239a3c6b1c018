import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Tên miền email',
  lead: 'Xác minh tên miền của công ty để dùng cho ID mới. Miễn phí {{years}} năm kể từ khi chuyển.',
  add: 'Thêm tên miền',
  full: 'Chỉ thêm được tối đa {{limit}} tên miền.',
  empty: 'Chưa có tên miền',
  emptyText: 'Thêm tên miền của công ty, tạo một bản ghi DNS rồi kiểm tra tại đây.',
  freeUntil: 'Miễn phí đến {{date}}.',
  domain: 'Tên miền',
  domainHelp: 'Phần sau @ trong địa chỉ email của công ty, ví dụ example.com.',
  state: 'Trạng thái',
  provenAt: 'Đã xác minh',
  checkedAt: 'Lần kiểm tra cuối',
  never: 'Chưa có',
  open: 'Chi tiết',
  openOne: 'Chi tiết của {{domain}}',
  ascii: 'Dạng ASCII',
  check: 'Kiểm tra ngay',
  remove: 'Xóa tên miền',
  removeAsk: 'Xóa {{domain}}? ID hiện có trên tên miền này được giữ nguyên. Muốn dùng lại, bạn phải tạo bản ghi mới.',
  removed: 'Đã xóa {{domain}}.',
  states: { waiting: 'Chờ bản ghi', proven: 'Đã xác minh', withdrawn: 'Đã mất xác minh' },
  stateTexts: {
    waiting: 'Tạo bản ghi bên dưới tại nhà cung cấp DNS rồi kiểm tra. Thay đổi có thể mất đến một ngày để có hiệu lực.',
    proven: 'ID mới có thể dùng tên miền này. Bản ghi được kiểm tra mỗi ngày, vì vậy hãy giữ nguyên.',
    withdrawn:
      'Bản ghi không còn nên không thể tạo ID mới trên tên miền này. ID hiện có được giữ nguyên. Hãy tạo lại bản ghi và kiểm tra.',
  },
  findings: {
    missing: 'Lần kiểm tra cuối không tìm thấy bản ghi.',
    wrong: 'Lần kiểm tra cuối chỉ thấy bản ghi khác.',
    unreachable: 'Máy chủ tên miền không trả lời ở lần kiểm tra cuối. Hãy thử lại sau.',
  },
  checked: { waiting: 'Chưa tìm thấy bản ghi.', proven: 'Đã xác minh tên miền.', withdrawn: 'Bản ghi không còn.' },
  record: {
    title: 'Bản ghi DNS',
    text: 'Sao chép nguyên vẹn hai giá trị vào một bản ghi TXT; CNAME không được chấp nhận. Bản ghi này chứng minh tên miền là của công ty.',
    type: 'Loại',
    name: 'Tên',
    value: 'Giá trị',
    copy: 'Sao chép',
    copyOne: 'Sao chép {{label}}',
    copied: 'Đã sao chép',
    copyFailed: 'Trình duyệt không cho phép sao chép. Hãy chọn văn bản và tự sao chép.',
  },
};
