import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    LINK_LIMIT: '快速連結最多可有 {{0}} 個。',
    LINK_IMAGE_SIZE: '圖片不可超過 {{0}} KB。',
    LINK_IMAGE_KIND: '請選擇不超過 1200 萬像素的 PNG、JPEG、WebP 或 GIF 圖片。',
  },
  fields: {
    icon: '圖示',
    image: '圖片',
  },
};
