import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    LINK_LIMIT: 'クイックリンクは最大{{0}}件まで登録できます。',
    LINK_IMAGE_SIZE: '画像は{{0}}KBまでです。',
    LINK_IMAGE_KIND: '1,200万画素以下のPNG、JPEG、WebP、GIF画像を選択してください。',
  },
  fields: {
    icon: 'アイコン',
    image: '画像',
  },
};
