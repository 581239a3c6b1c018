import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Chính sách mật khẩu và ID',
  lead: 'Chọn quy tắc cho mật khẩu và ID mới. Không ai bị chặn đăng nhập: quy tắc áp dụng từ lần đặt tiếp theo.',
  save: 'Lưu',
  password: {
    title: 'Mật khẩu',
    text: 'Mật khẩu hiện tại vẫn dùng được. Quy tắc bạn chọn áp dụng khi mật khẩu được đặt lần tiếp theo.',
    spec: 'Tiêu chuẩn: {{min}} đến {{max}} ký tự',
    legacy: 'Ngắn: {{min}} đến {{max}} ký tự',
    strict: 'Dài: {{min}} đến {{max}} ký tự',
    people: 'Thành viên đã đặt mật khẩu theo quy tắc này: {{people}}',
    unknown: 'Thành viên đã đặt mật khẩu trước khi quy tắc được ghi lại: {{people}}',
    rules: 'Quy tắc cho mật khẩu mới',
    common: 'Không được dùng mật khẩu phổ biến, dễ đoán.',
    strictNote: 'Với mật khẩu dài, thành viên có thể được yêu cầu xác minh hai bước, và tên có thể dùng mọi loại chữ.',
    saved: 'Đã lưu quy tắc mật khẩu.',
  },
  id: {
    title: 'ID',
    text: 'Áp dụng cho ID mới khi đăng ký thành viên hoặc khi tham gia bằng lời mời. ID hiện có được giữ nguyên.',
    standard: 'Tiêu chuẩn: {{min}} đến {{max}} ký tự',
    sap: 'SAP: {{min}} đến {{max}} ký tự',
    length: '{{min}} đến {{max}} ký tự',
    short: 'ID hiện có không đúng độ dài: {{ids}}',
    ownShort: 'ID của bạn cũng không đúng độ dài này. ID vẫn có hiệu lực và bạn vẫn có thể đăng nhập.',
    saved: 'Đã lưu độ dài của ID.',
  },
};
