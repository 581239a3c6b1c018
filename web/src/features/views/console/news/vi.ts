import type { NewsTexts } from './news.ts';

export const news: NewsTexts = {
  chart: {
    title: 'Sơ đồ tổ chức được vẽ',
    text: 'Phóng to, thu gọn các thẻ có ảnh trưởng phòng; tìm ai thì chuyển ngay đến người đó. In trên A4, A3 hoặc lưu PNG, SVG.',
  },
  lists: {
    title: 'Danh sách báo khi có thay đổi',
    text: 'Khi quản trị viên khác thay đổi danh sách bạn đang xem, một dòng sẽ báo và hiển thị khi bấm. Menu đếm số việc đang chờ.',
  },
  log: {
    title: 'Nhật ký kiểm tra bằng câu',
    text: 'Xem theo ngày ai đã đổi gì, từ gì thành gì, và hoàn tác ngay tại chỗ.',
  },
  approvals: {
    title: 'Phê duyệt',
    text: 'Gửi yêu cầu theo biểu mẫu, duyệt nhiều mục cùng lúc và chọn người thay khi vắng mặt.',
  },
  dispatches: {
    title: 'Biệt phái giữa các công ty',
    text: 'Người được cử sang công ty khác dùng cổng của cả hai công ty bằng ID của mình.',
  },
  ids: {
    title: 'Đổi ID đăng nhập',
    text: 'Duyệt yêu cầu hoặc đổi hàng loạt bằng tệp. ID cũ vẫn đăng nhập được thêm 90 ngày.',
  },
  places: {
    title: 'Bản đồ văn phòng',
    text: 'Đăng ký tòa nhà, tầng và chỗ ngồi, tìm chỗ của đồng nghiệp trên bản đồ.',
  },
  plans: { title: 'Thay đổi theo ngày', text: 'Lên lịch điều chuyển và nghỉ việc, xem trước tổ chức của ngày đó.' },
  imports: {
    title: 'Nhập hàng loạt',
    text: 'Dán từ Excel hoặc dùng tệp để thêm thành viên. Xem kết quả trước khi thực hiện.',
  },
};
