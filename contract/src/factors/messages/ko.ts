import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    FACTOR_CODE_FORM: '앱에 표시된 숫자 {{0}}자리를 입력해 주세요.',
    RECOVERY_CODE_FORM: '복구 코드는 영문자와 숫자 {{0}}자리입니다.',
    FACTOR_CODE_WRONG: '코드가 올바르지 않습니다. 지금 앱에 표시된 코드를 입력해 주세요.',
    FACTOR_CODE_USED: '이미 사용한 코드입니다. 앱에 다음 코드가 나타나면 입력해 주세요.',
    RECOVERY_CODE_WRONG: '코드가 올바르지 않거나 이미 사용한 코드입니다.',
    FACTOR_TRIES: '잘못된 코드를 여러 번 입력했습니다. 비밀번호부터 다시 로그인해 주세요.',
    FACTOR_LIMIT: '이 계정에 잘못된 코드가 너무 많이 입력되었습니다. 나중에 다시 시도해 주세요.',
    FACTOR_SET_UP_ENDED: '설정 시간이 지났습니다. 처음부터 다시 설정해 주세요.',
  },
};
