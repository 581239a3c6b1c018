import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    COMPANY_ROLE_IN_USE: '이 역할을 가진 사람이 있거나 역할에 준 권한이 남아 있습니다. 먼저 회수해 주세요.',
    COMPANY_ROLE_LIMIT: '역할은 최대 {{0}}개까지 추가할 수 있습니다.',
    COMPANY_ROLE_NAME_TAKEN: '이미 사용 중인 이름입니다.',
    GRANT_BEYOND_OWN: '본인이 가진 권한만, 본인의 범위와 기한, 시간 안에서 줄 수 있습니다.',
    GRANT_UNKNOWN: '줄 수 없는 권한 또는 역할입니다.',
  },
  fields: {
    companyRoleName: '이름',
    permissions: '권한',
  },
  operations: {
    'create-company-role': '역할 추가',
    'change-company-role': '역할 변경',
    'delete-company-role': '역할 삭제',
    'restore-company-role': '역할 복원',
  },
};
