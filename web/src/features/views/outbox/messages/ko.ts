import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '발신함',
  lead: '개발 서버가 보낸 메일과 문자입니다. 메모리에만 있으며 실제로 발송되지 않았습니다.',
  empty: '아직 보낸 메시지가 없습니다',
  emptyText: '페이지에서 인증번호나 링크를 보내면 바로 여기에 표시됩니다.',
  mail: '메일',
  sms: '문자',
  asMail: '메일 모양으로 보기',
  copy: '복사',
  copied: '복사했습니다.',
  copyFailed: '복사하지 못했습니다. 인증번호를 직접 선택하여 복사해 주세요.',
  to: '받는 사람',
  loading: '발신함을 불러오는 중입니다.',
  failed: '서버가 응답하지 않습니다. 목록이 최신이 아닐 수 있습니다.',
  development: '개발 전용 페이지입니다. 운영 환경에는 없습니다.',
};
