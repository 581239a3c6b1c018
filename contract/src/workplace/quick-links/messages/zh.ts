import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    LINK_LIMIT: '快捷链接最多可有 {{0}} 个。',
    LINK_IMAGE_SIZE: '图片不能超过 {{0}} KB。',
    LINK_IMAGE_KIND: '请选择不超过 1200 万像素的 PNG、JPEG、WebP 或 GIF 图片。',
  },
  fields: {
    icon: '图标',
    image: '图片',
  },
};
