import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  add: 'Thêm bảng tin',
  lead: 'Những bảng tin mà mọi người trong công ty đọc và viết. Họ thấy các bảng yêu thích trước, rồi đến thứ tự này.',
  empty: 'Hãy tạo bảng tin đầu tiên; bài mới nhất có thể hiện trên trang chủ.',
  name: 'Bảng tin',
  state: 'Trạng thái',
  home: 'Trên trang chủ',
  posts: 'Bài viết',
  order: 'Thứ tự',
  open: 'Đang mở',
  retired: 'Đã đóng',
  yes: 'Có',
  saved: 'Đã lưu {{name}}.',
  showsOnHome: 'Hiện bài mới nhất trên trang chủ',
  homeWhenOpened: 'Bảng tin đã đóng không hiện ở trang chủ; thiết lập này có hiệu lực khi mở lại.',
  namelessReason: 'Bảng tin ẩn danh không bao giờ hiện người viết.',
  names: {
    fromNow: 'Sau khi lưu, bài viết và bình luận mới sẽ ghi nhận người viết. Nội dung đã viết trước đó vẫn ẩn danh.',
    everywhere: 'Sau khi lưu, mọi người cũng thấy ai đã viết các bài viết và bình luận hiện có.',
  },
  pending: 'Chưa tạo xong: sẽ tự bị xóa sau ít phút, hoặc xóa ngay',
  gradeHelp: 'Số càng nhỏ cấp bảo mật càng cao. Người có cấp bằng hoặc nhỏ hơn số này được dùng.',
  gradeWarning:
    'Cấp bảo mật của bạn là {{own}}. Chỉ người có cấp {{grade}} hoặc nhỏ hơn đọc được, nên sau khi lưu chính bạn cũng không thấy bảng tin này.',
  usesValidity: 'Giới hạn thời gian hiển thị bài viết',
  shownForATime: 'Có thời hạn hiển thị',
  retire: 'Đóng bảng tin',
  reopen: 'Mở lại bảng tin',
  retiredNow: 'Đã đóng {{name}}. Nội dung đã viết được giữ lại.',
  suggested: {
    label: 'Bảng tin thường dùng',
    basic: 'Thông báo và trao đổi',
    more: 'Thêm kho tài liệu',
    note: 'Mọi người đều đọc, viết, bình luận và đề xuất được; tên người viết được hiển thị. Có thể đổi trong trang quản trị.',
  },
  flags: {
    allowsRecommendations: 'Cho phép đề xuất',
    allowsComments: 'Cho phép bình luận',
    allowsReplies: 'Cho phép trả lời',
    isAnonymous: 'Ẩn danh: không ai biết người viết',
    isFavourite: 'Yêu thích: đứng trước các bảng khác',
    hasHeadWords: 'Dùng tiền tố tiêu đề',
    needsApproval: 'Bài viết chờ duyệt',
    showsAuthor: 'Hiện người viết',
  },
};
