import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    TIE_NO_GROUP: 'Chỉ công ty thành viên của nhóm công ty được mời quản trị viên của công ty đứng đầu.',
    TIE_LOGIN_UNKNOWN: 'Không có ai trong công ty đứng đầu dùng ID này.',
    TIE_OPEN: 'Người này đã là quản trị viên nhóm hoặc đang có lời mời chờ trả lời.',
    TIE_LIMIT: 'Có tối đa {{0}} quản trị viên nhóm, kể cả lời mời đang chờ.',
    TIE_OVER: 'Lời mời hoặc quyền này đã kết thúc.',
    TIE_LOG_IN_AGAIN:
      'Công ty này yêu cầu xác minh hai bước. Hãy đăng xuất, đăng nhập lại và chuyển công ty trong vòng {{0}} phút để thiết lập.',
    LOGIN_ELSEWHERE: 'Người này đăng nhập bằng tài khoản của công ty khác. Hãy thay đổi ở công ty đó.',
  },
  fields: {
    askedLoginId: 'ID đăng nhập ở công ty đứng đầu',
  },
};
