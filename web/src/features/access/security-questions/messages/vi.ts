import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Câu hỏi bảo mật',
  help: 'Khi bạn quên mật khẩu, ngoài mã xác minh còn có một câu hỏi của chính bạn. Chỉ trả lời câu hỏi thì không lấy lại được tài khoản.',
  questions: 'Câu hỏi',
  question: 'Câu hỏi {{number}}',
  none: 'Chưa có',
  add: 'Thêm câu hỏi',
  change: 'Đổi câu hỏi',
  lead: 'Viết tối đa ba câu hỏi mà chỉ bạn trả lời được. Câu trả lời được lưu như mật khẩu nên hãy nhập lại tất cả. Không phân biệt chữ hoa và khoảng trắng; nếu để trống hết thì không hỏi câu nào.',
  passwordHelp: 'Để không ai khác thay đổi trên thiết bị bạn bỏ quên.',
  save: 'Lưu',
  done: 'Đã lưu câu hỏi bảo mật.',
};
