import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  consentMails: {
    receiptHeading: '선택 정보가 삭제되었습니다',
    receiptText:
      '{{time}}에 개인정보 선택 항목에 동의하지 않으셨습니다. 이에 따라 Madang 계정에서 다음 정보를 즉시 삭제했습니다.\n\n{{items}}\n\n이 메일을 삭제 확인서로 보관해 주세요. 삭제된 정보는 되돌릴 수 없으며, 필요하면 언제든지 다시 입력할 수 있습니다.',
    marketingHeading: '마케팅 정보 수신 동의 기간이 곧 끝납니다',
    marketingText:
      '{{date}}에 마케팅 정보 수신에 동의하셨습니다. 동의는 {{years}}년간 유지되며 {{until}}에 끝납니다.\n\n그날 이후 처음 로그인할 때 다시 여쭙고, 동의하거나 거부하실 수 있습니다. 다시 동의하기 전까지는 동의가 끝난 것으로 봅니다. 따로 하실 일은 없습니다.',
    nothing: '저장된 정보 없음',
    items: {
      nickname: '닉네임',
      companyContact: '회사 연락처',
      mobile: '휴대전화 번호',
      duties: '담당 업무',
      photo: '사진',
      personalMail: '개인 이메일',
      englishName: '영문 이름',
      birthday: '생일',
      refereeMobile: '추천인 휴대전화 번호',
    },
  },
};
