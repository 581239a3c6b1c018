import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    LINK_LIMIT: 'Có thể có tối đa {{0}} liên kết nhanh.',
    LINK_IMAGE_SIZE: 'Ảnh không được quá {{0}} KB.',
    LINK_IMAGE_KIND: 'Hãy chọn ảnh PNG, JPEG, WebP hoặc GIF không quá 12 megapixel.',
  },
  fields: {
    icon: 'Biểu tượng',
    image: 'Ảnh',
  },
};
