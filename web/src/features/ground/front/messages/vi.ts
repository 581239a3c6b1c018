import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Mở sân chung cho cả công ty',
  lead: 'Đăng ký, đăng nhập, thành viên và tổ chức, thông báo và bảng tin: cửa chính và phòng quản trị của công ty ở cùng một nơi.',
  signUp: 'Tạo công ty',
  logIn: 'Đăng nhập',
  soon: 'Cổng của công ty mở trong 5 phút.',
  reasons: {
    ready: { title: 'Phòng ban và cấp bậc có sẵn', text: 'Chọn mẫu rồi sửa lại. Ngày lễ đã được thêm sẵn.' },
    passkey: {
      title: 'Đăng nhập bằng khóa truy cập',
      text: 'Chỉ cần vân tay hoặc khuôn mặt, không phải nhập mật khẩu.',
    },
    record: {
      title: 'Mọi thay đổi đều được ghi lại',
      text: 'Mỗi thay đổi được ghi thành câu, và hoàn tác được khi có thể.',
    },
  },
  picture: {
    label: 'Giao diện trang chủ của cổng',
    company: 'Thương mại Solbaram',
    hello: 'Xin chào, Hangyeol',
    pinned: 'Ghim',
    menus: { home: 'Trang chủ', boards: 'Bảng tin', travel: 'Công tác', people: 'Sơ đồ' },
    notice: {
      title: 'Mời bạn dự tiệc cuối năm',
      text: '18 giờ thứ Sáu, 18 tháng 12, tại sân tòa nhà chính. Gia đình cũng được chào đón.',
      by: 'Baek Yesol · Nhân sự',
    },
    posts: {
      tea: { who: 'Ko Narae', where: 'Sản phẩm · Bảng tin chung', title: 'Thử bộ ấm trà mới, 15 giờ thứ Năm' },
      passkey: { who: 'Song Seulgi', where: 'Bảo mật · Thông báo', title: 'Cách đăng nhập bằng khóa truy cập' },
      walk: { who: 'Ryu Haram', where: 'Kinh doanh quốc tế · Bảng tin chung', title: 'Đường rừng cuối tuần' },
      coffee: { who: 'An Haram', where: 'Hành chính · Thông báo', title: 'Máy pha cà phê tầng 4 đã sửa xong' },
    },
    shortcuts: 'Lối tắt',
    shortcut: { welfare: 'Phúc lợi', rooms: 'Phòng họp', expenses: 'Chi phí', help: 'Hỗ trợ IT' },
    people: 'Mọi người',
    birthday: 'Sinh nhật hôm nay',
    joined: 'Gia nhập hôm nay',
  },
};
