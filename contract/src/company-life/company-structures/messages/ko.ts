import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    STRUCTURE_CODE_LENGTH: '코드는 {{0}}~{{1}}자로 입력해 주세요.',
    STRUCTURE_CODE_TAKEN: '이미 사용 중인 코드입니다.',
    STRUCTURE_COMPANY_UNKNOWN: '이 코드로 이용 중인 회사가 없습니다.',
    STRUCTURE_MEMBER: '이미 회사 그룹에 속한 회사입니다.',
    STRUCTURE_NOT_MEMBER: '이 회사 그룹에 속하지 않은 회사입니다.',
    STRUCTURE_LEADING: '대표 회사만 다른 회사를 초대할 수 있으며, 대표 회사는 그룹에서 나갈 수 없습니다.',
    STRUCTURE_LIMIT: '회사 그룹에는 대기 중인 초대를 포함해 최대 {{0}}개 회사가 속할 수 있습니다.',
    STRUCTURE_OFFER_OPEN: '이 회사에 대한 요청이 아직 진행 중입니다. 요청을 취소하거나 답변을 기다려 주세요.',
    STRUCTURE_OFFER_OVER: '이미 종료된 요청입니다.',
  },
  fields: {
    newLeadingCode: '새 대표 회사 코드',
    companyStructureCode: '그룹 코드',
    companyStructureName: '그룹 이름',
    englishCompanyStructureName: '영문 이름',
  },
};
