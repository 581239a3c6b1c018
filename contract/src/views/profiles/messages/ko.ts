import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    OPTIONAL_DECLINED: '선택 정보는 보관에 동의한 경우에만 저장할 수 있습니다. 먼저 ‘동의 내역’에서 동의해 주세요.',
    MB1055: '대표 관리자는 삭제할 수 없습니다. 먼저 대표 관리자를 변경해 주세요.',
    ACCOUNT_LAST_ADMINISTRATOR: '이 권한을 가진 마지막 관리자입니다. 먼저 다른 사람에게 권한을 부여해 주세요.',
    OWN_DATA_LIMIT: '내 데이터는 24시간에 {{0}}번까지 다운로드할 수 있습니다. 나중에 다시 시도해 주세요.',
  },
};
