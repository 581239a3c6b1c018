import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MB1063: '가입하려면 약관에 동의해 주세요.',
    MB1064: '이미 사용 중인 이메일입니다.',
    MB1065: '이미 무료 상품에 가입한 이력이 있어 다시 가입할 수 없습니다.',
    MB_M_MANAGER_JS_ENTERLASTNAME: '성을 입력해 주세요.',
    MB_M_MANAGER_JS_ENTERNAME: '이름을 입력해 주세요.',
    MB_M_PWD_ENTER_EXTMAIL: '외부 이메일을 입력해 주세요.',
    MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN: '새 아이디와 다른 도메인의 이메일을 입력해 주세요.',
    MB_M_UNDER_14: '만 14세 이상만 가입할 수 있습니다.',
    MB_M_TIME_ZONE: '시간대를 선택해 주세요.',
    MB_M_MAIL_ID_UNPROVEN:
      '다른 사람이 본인 주소임을 확인하지 않고 이 이메일로 가입했습니다. 본인의 이메일이라면 이 주소로 인증번호를 받아 본인 확인을 해 주세요.',
    MB_M_MAIL_ID_PROOF: '이메일 아이디는 그 주소로 받은 인증번호로 확인해 주세요.',
    MB_M_CONFIRMATION_GONE: '만료되었거나 이미 사용한 링크입니다.',
    MB_M_REGISTRATION_CLOSED: '지금은 가입할 수 없습니다.',
  },
  fields: {
    companyName: '회사명',
    englishCompanyName: '영문 회사명',
    userId: '아이디',
    loginId: '로그인 아이디',
    password: '비밀번호',
    passwordConfirmation: '비밀번호 확인',
    surname: '성',
    givenName: '이름',
    fullName: '성명',
    externalMail: '외부 이메일',
    mobile: '휴대전화 번호',
    residenceCountry: '거주 국가',
    timeZone: '시간대',
    promotionCode: '프로모션 코드',
    agreements: '약관',
    isOldEnough: '나이',
    refereeMobile: '추천인 휴대전화 번호',
    language: '언어',
    serviceType: '서비스',
  },
};
