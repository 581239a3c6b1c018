import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    LINK_LIMIT: '바로가기는 최대 {{0}}개까지 등록할 수 있습니다.',
    LINK_IMAGE_SIZE: '이미지는 {{0}}KB까지 등록할 수 있습니다.',
    LINK_IMAGE_KIND: '1,200만 화소 이하의 PNG, JPEG, WebP, GIF 이미지를 선택해 주세요.',
  },
  fields: {
    icon: '아이콘',
    image: '이미지',
  },
};
