import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    BOARD_LIMIT:
      'Phần thiết lập ban đầu chỉ tạo được tối đa {{0}} bảng tin. Sau khi thiết lập kết thúc, hãy thêm trong trang quản trị.',
    BOARD_GRADE: 'Hãy chọn cấp bảo mật từ {{0}} đến {{1}}.',
    BOARD_VALIDITY: 'Hãy chọn trong số ngày và số tháng được đưa ra.',
    BOARD_NAMED:
      'Trong lúc đó, thiết lập hiển thị người viết của bảng tin này đã thay đổi nên nội dung chưa được đăng. Nếu đăng lại, tên của bạn có thể hiển thị.',
    BOARD_CIRCLE: 'Không thể đặt bảng tin dưới chính nó hoặc dưới bảng tin cấp dưới của nó.',
    POST_STATE: 'Bài viết này không còn chờ duyệt.',
    PIN_LIMIT: 'Mỗi bảng tin chỉ ghim được tối đa {{0}} bài. Hãy bỏ ghim một bài khác trước.',
  },
  fields: {
    boardName: 'Tên bảng tin',
    englishBoardName: 'Tên bảng tin tiếng Anh',
    upperBoardNumber: 'Bảng tin cấp trên',
    validityDays: 'Số ngày hiển thị',
    keepMonths: 'Số tháng lưu sau khi hết hạn',
    viewGrade: 'Cấp được đọc',
    writeGrade: 'Cấp được viết',
    replyGrade: 'Cấp được trả lời',
    departmentCodes: 'Phòng ban được đọc',
    postTitle: 'Tiêu đề',
    headWord: 'Tiền tố tiêu đề',
    postContent: 'Nội dung',
    commentText: 'Bình luận',
  },
};
