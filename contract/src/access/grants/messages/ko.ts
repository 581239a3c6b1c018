import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    GRANT_COMPANY_WIDE: '이 권한은 회사 전체에만 줄 수 있습니다. 범위를 회사 전체로 선택해 주세요.',
    GRANT_DATES: '시작일 이후의, 지나지 않은 날짜를 입력해 주세요.',
    GRANT_EXISTS: '같은 범위에 이미 준 권한입니다. 기한이나 시간을 바꿔 주세요.',
    GRANT_LIMIT: '권한은 최대 {{0}}개까지 줄 수 있습니다.',
    GRANT_ROLE_WHOLE:
      '회사 전체의 역할은 관리자 메뉴에서 부여해 주세요. 여기서는 기한이나 시간, 더 좁은 범위가 필요합니다.',
    GRANT_SCOPE: '권한을 줄 범위를 찾을 수 없습니다.',
    GRANT_WINDOW: '허용 시간을 찾을 수 없습니다.',
    GRANT_TO_ROLE: '역할에는 권한만 줄 수 있고 다른 역할은 줄 수 없습니다.',
  },
  fields: {
    granteeType: '누구',
    granteeId: '사람 또는 역할',
    targetType: '종류',
    targetName: '무엇을',
    scopeKind: '어디',
    scopeId: '범위',
    windowId: '언제',
  },
  operations: {
    'give-grant': '권한 부여',
    'change-grant': '권한 변경',
    'export-holdings': '권한 보유 현황 내려받기',
    'take-back-grant': '권한 회수',
  },
};
