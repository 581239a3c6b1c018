import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    PROMOTION_UNKNOWN: '존재하지 않는 프로모션 코드입니다. 입력한 내용을 확인해 주세요.',
    PROMOTION_EXPIRED: '사용 기간이 아니거나 사용이 중지된 프로모션 코드입니다.',
    PROMOTION_USED_UP: '이미 모두 사용된 프로모션 코드입니다.',
    PROMOTION_PERIOD: '종료일시는 현재와 시작일시보다 늦어야 합니다.',
    PROMOTION_COMPANY: '해당 코드의 회사가 없습니다.',
    PROMOTION_COUNT: '1부터 {{0}}까지의 정수를 입력해 주세요.',
    OPENCODE_INVALID: '유효하지 않은 인증키입니다. 인증키를 확인하거나 다시 발급받아 주세요.',
    OPENCODE_USED: '이미 사용된 인증키입니다.',
    OPENCODE_LIMIT: '회사에서 동시에 사용할 수 있는 인증키는 최대 {{0}}개입니다.',
  },
  fields: {
    codeCount: '발급 개수',
    codePrefix: '접두어',
    benefit: '혜택',
    note: '메모',
    validFrom: '사용 시작',
    validUntil: '사용 종료',
    maxUses: '코드당 사용 횟수',
    namedCompany: '특정 회사 전용',
  },
};
