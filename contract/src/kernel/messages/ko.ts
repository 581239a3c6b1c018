import type { Translated } from '../messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    CO101: '데이터를 읽거나 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    CO400: '잘못된 요청입니다. 입력한 내용을 확인해 주세요.',
    CO401: '이 작업을 할 권한이 없습니다.',
    CO403: '요청이 거부되었습니다.',
    CO404: '요청한 정보를 찾을 수 없습니다.',
    CO405: '허용되지 않는 요청입니다.',
    CO406: '요청한 형식으로 응답할 수 없습니다.',
    CO413: '보낸 내용이 {{0}}KB를 넘습니다. 크기를 줄여 다시 시도해 주세요.',
    CO415: '지원하지 않는 형식입니다.',
    CO429: '요청이 너무 많습니다. 나중에 다시 시도해 주세요.',
    NETWORK_LIMIT: '같은 네트워크에서 많은 사람이 한꺼번에 요청했습니다. 잠시 후 다시 시도해 주세요.',
    CO500: '요청을 처리하는 중 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    CO503: '지금은 이 기능을 사용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    SERVER_BUSY: '요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    AC100: '로그인되어 있지 않습니다. 로그인한 후 다시 시도해 주세요.',
    CONSENT_NEEDED: '확인이 필요한 약관이 있습니다. 계속하려면 약관을 확인하고 동의해 주세요.',
    FACTOR_NEEDED: '계속하려면 2단계 인증으로 본인임을 확인해 주세요.',
    PERSON_ABOVE: '나보다 권한이 큰 사람의 정보, 로그인 수단, 세션은 변경할 수 없습니다.',
    PAGE_BEYOND: '마지막 페이지는 {{0}}페이지입니다.',
    MB_M_REQUIRED: '필수 입력 항목입니다.',
    MB_M_MAX_LENGTH: '최대 {{0}}자까지 입력할 수 있습니다.',
    MB_M_ALPHANUMERIC: '띄어쓰기 없이 영문자와 숫자만 입력할 수 있습니다.',
    MB_M_LEADING_SPACE: '공백으로 시작할 수 없습니다.',
    MB_M_NO_SPACES: '공백을 넣을 수 없습니다.',
    MB_M_NO_WEB_ADDRESS: '웹 주소와 <, >는 쓸 수 없습니다.',
    MB_M_UNSEEN: '보이지 않는 문자가 있습니다. 다시 입력해 주세요.',
    MB_M_NAME_SPECIAL_VALID:
      '{{validatedName}}에는 한글과 영문자만 쓸 수 있으며 쉼표, 큰따옴표, ^, \\는 쓸 수 없습니다.',
    MB_M_NAME_SCRIPTS:
      '{{validatedName}}에는 한글과 영문자를 쓸 수 있고, 한국 밖에 거주하면 한자, 가나, 발음 기호가 붙은 로마자도 쓸 수 있습니다. 숫자와 특수 문자는 쓸 수 없습니다. 거주 국가를 확인해 주세요.',
    MB_M_URL: 'https://, http:// 또는 /로 시작하는 주소를 입력해 주세요.',
    MB_M_DENY_PAGE: '이 페이지는 바로 열 수 없습니다. 처음부터 다시 진행해 주세요.',
    MB_M_MANAGER_JS_MAILFORMATINVALID: '이메일 주소 형식이 올바르지 않습니다.',
    MB_M_EXCEPT_MADANG_ADDR:
      'Madang에서 제공하는 이메일 주소는 사용할 수 없습니다. 다른 서비스의 이메일 주소를 입력해 주세요.',
    MB_M_EXCEPT_MYSINGLE_ADDR: '이 이메일 서비스로는 인증번호를 받을 수 없습니다. 다른 이메일 주소를 입력해 주세요.',
    MB_M_VALIDATE_NATIONNUMBER: '국가번호를 확인해 주세요.',
    MB_M_VALIDATE_AREANUMBER: '국가번호 뒤의 번호는 0으로 시작할 수 없습니다. 맨 앞의 0을 빼고 입력해 주세요.',
    MB_M_VALIDATE_PHONENUMBER: '전화번호를 확인해 주세요.',
    PSL_TIMEOUT: '서버와의 연결이 원활하지 않습니다. 잠시 후 다시 시도해 주세요.',
    crossDomain: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해 주세요.',
  },
};
