import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Công ty',
  lead: 'Cách công ty hiển thị với thành viên, trong email và ở trang đăng nhập.',
  save: 'Lưu',
  saved: 'Đã lưu cách hiển thị của công ty.',
  record: {
    title: 'Thông tin công ty',
    text: 'Tên này hiện ra khi chưa đặt tên hiển thị. Giờ trong email theo múi giờ này.',
    saved: 'Đã lưu thông tin công ty.',
    phoneHelp: 'Nhập theo dạng quốc tế, ví dụ +82-2-731-9046.',
    code: 'Mã công ty',
    since: 'Tạo ngày',
    type: 'Loại công ty',
    types: { company: 'Công ty thường', subsidiary: 'Công ty con', partner: 'Đối tác', sap: 'Công ty dùng SAP' },
  },
  people: {
    title: 'Thành viên',
    text: 'Không tính các tài khoản đã đóng.',
    inService: 'Đang làm việc',
    notYetApplied: 'Chờ kích hoạt',
  },
  identity: {
    title: 'Hiển thị',
    text: 'Hiện ở đầu mọi trang, trong lời mời và email.',
    preview: 'Xem trước',
    nameHelp: 'Để trống để dùng tên công ty.',
    markHelp: 'PNG, JPEG hoặc WebP, tối đa {{max}} KB. Ảnh vuông là đẹp nhất. Ai biết địa chỉ của ảnh đều xem được.',
    chooseMark: 'Chọn ảnh',
    noMark: 'Dùng chữ cái đầu',
  },
  colors: {
    celadon: 'Men ngọc',
    indigo: 'Chàm',
    persimmon: 'Hồng chín',
    gardenia: 'Dành dành',
    plum: 'Mận',
    stone: 'Đá',
    own: 'Tùy chọn',
    code: 'Mã màu',
    codeHelp: 'Theo dạng #RRGGBB. Chữ trên màu này phải dễ đọc.',
    takeNearest: 'Dùng {{color}}',
  },
  logIn: {
    title: 'Trang đăng nhập của công ty',
    text: 'Địa chỉ này mở trang đăng nhập có tên và biểu trưng của công ty. Trình duyệt đã đăng nhập sẽ tự ghi nhớ.',
    copy: 'Sao chép địa chỉ',
    copied: 'Đã sao chép',
    copyFailed: 'Trình duyệt không cho phép sao chép. Hãy chọn địa chỉ và tự sao chép.',
  },
  closing: {
    title: 'Ngừng dịch vụ',
    text: 'Mọi người trong công ty sẽ không dùng được dịch vụ nữa. Trang tiếp theo cho biết điều gì xảy ra và khi nào.',
    open: 'Xem việc ngừng dịch vụ',
  },
};
