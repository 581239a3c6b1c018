import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '받은 메시지',
  lead: 'Madang에서 보낸 메시지입니다.',
  loading: '메시지를 불러오는 중입니다.',
  retry: '다시 시도',
  empty: '받은 메시지가 없습니다',
  emptyText: 'Madang에서 메일로 보내는 알림을 여기에서도 읽을 수 있습니다.',
  unread: '읽지 않음',
  more: '더 보기',
};
