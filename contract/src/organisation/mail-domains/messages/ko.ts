import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MAIL_DOMAIN_FORM: 'example.com처럼 @ 없이 도메인을 입력해 주세요.',
    MAIL_DOMAIN_PRODUCT: '이 제품의 도메인이거나 사용할 수 없는 도메인입니다.',
    MAIL_DOMAIN_PUBLIC: '누구나 하위 도메인을 등록할 수 있는 도메인입니다. 회사 도메인을 입력해 주세요.',
    MAIL_DOMAIN_FREE_MAIL: '누구나 사용하는 메일 서비스의 도메인입니다. 회사 도메인을 입력해 주세요.',
    MAIL_DOMAIN_ADDED: '이미 추가한 도메인입니다.',
    MAIL_DOMAIN_TAKEN: '다른 회사가 소유를 확인한 도메인입니다.',
    MAIL_DOMAIN_LIMIT: '도메인은 최대 {{0}}개까지 추가할 수 있습니다. 먼저 하나를 삭제해 주세요.',
    MAIL_DOMAIN_UNPROVEN: '소유가 확인되지 않은 도메인입니다. 다른 도메인을 선택해 주세요.',
  },
  fields: {
    domain: '도메인',
    idDomain: 'ID 도메인',
  },
};
