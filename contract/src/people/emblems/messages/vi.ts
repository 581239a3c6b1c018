import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    EMBLEM_HELD: 'Thành viên này đã có huy hiệu này.',
    EMBLEM_HOLDERS: 'Mỗi tệp có tối đa {{0}} dòng. Hãy tải từng huy hiệu một.',
    EMBLEM_IMAGE_KIND: 'Hãy chọn ảnh PNG, JPEG, WebP hoặc GIF.',
    EMBLEM_IMAGE_PIXELS: 'Ảnh có hơn {{0}} triệu điểm ảnh. Hãy chọn ảnh nhỏ hơn.',
    EMBLEM_IMAGE_BROKEN: 'Ảnh bị hỏng hoặc chưa đầy đủ. Hãy lưu lại rồi chọn tệp đó.',
    EMBLEM_NOT_HELD: 'Thành viên này không có huy hiệu này.',
    MB120: 'Đã có huy hiệu khác dùng tên này.',
    MB121: 'Huy hiệu này không còn tồn tại. Hãy tải lại trang.',
    MB122: 'Mỗi công ty có tối đa {{0}} huy hiệu.',
    MB123: 'Mỗi thành viên có tối đa {{0}} huy hiệu.',
    MB124: 'Có {{0}} thành viên đang có huy hiệu này. Hãy thu hồi trước.',
    MB125: 'Ảnh có dung lượng tối đa {{0}} KB.',
  },
  fields: {
    emblemId: 'Huy hiệu',
    emblemName: 'Tên',
    englishEmblemName: 'Tên tiếng Anh',
    emblemDescription: 'Mô tả',
    englishEmblemDescription: 'Mô tả tiếng Anh',
  },
  operations: {
    'create-emblem': 'Đã thêm huy hiệu',
    'change-emblem': 'Đã thay đổi huy hiệu',
    'delete-emblem': 'Đã xóa huy hiệu',
    'restore-emblem': 'Đã khôi phục huy hiệu',
    'grant-emblem': 'Đã trao huy hiệu',
    'take-back-emblem': 'Đã thu hồi huy hiệu',
    'download-emblems': 'Đã tải danh sách huy hiệu',
    'list-person-emblems': 'Đã xem huy hiệu của thành viên',
    'list-emblem-holders': 'Đã xem thành viên có huy hiệu',
  },
};
