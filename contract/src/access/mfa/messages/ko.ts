import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    FACTOR_CODE_FORM: '앱에 표시된 숫자 {{0}}자리를 입력해 주세요.',
    RECOVERY_CODE_FORM: '복구 코드는 영문자와 숫자 {{0}}자리입니다.',
    FACTOR_CODE_WRONG: '코드가 올바르지 않습니다. 지금 앱에 표시된 코드를 입력해 주세요.',
    FACTOR_CODE_USED: '이미 사용한 코드입니다. 앱에 다음 코드가 나타나면 입력해 주세요.',
    RECOVERY_CODE_WRONG: '코드가 올바르지 않거나 이미 사용한 코드입니다.',
    FACTOR_TRIES: '확인에 여러 번 실패했습니다. 비밀번호부터 다시 로그인해 주세요.',
    FACTOR_LIMIT: '이 계정에 잘못된 코드가 너무 많이 입력되었습니다. 나중에 다시 시도해 주세요.',
    FACTOR_SET_UP_ENDED: '설정 시간이 지났습니다. 처음부터 다시 설정해 주세요.',
    FACTOR_REQUIRED: '2단계 인증이 필수입니다. 다른 수단을 먼저 등록한 뒤 삭제해 주세요.',
    PASSKEY_REFUSED: '패스키를 확인하지 못했습니다. 다시 시도해 주세요.',
    PASSKEY_COPIED: '복제된 것으로 보이는 패스키입니다. 다른 방법으로 로그인한 뒤 이 패스키를 삭제해 주세요.',
    PASSKEY_KNOWN: '이미 등록한 패스키입니다.',
    PASSKEY_SECOND_STEP:
      '비밀번호 다음 단계에서만 쓸 수 있는 패스키입니다. 아이디로 로그인한 뒤 내 계정에서 패스키를 새로 추가해 주세요.',
    PASSKEY_LIMIT: '패스키는 {{0}}개까지 등록할 수 있습니다. 먼저 하나를 삭제해 주세요.',
    PASSKEY_UNAVAILABLE: '이 주소에서는 패스키를 사용할 수 없습니다.',
  },
  fields: {
    passkeyName: '패스키 이름',
  },
};
