import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  confirmationMail: {
    heading: '이메일 주소를 확인해 주세요',
    text: 'Madang에 가입해 주셔서 감사합니다. 본인의 이메일 주소인지 확인해 주세요.',
    button: '이메일 주소 확인',
    valid:
      '{{days}}일 안에 확인해 주세요. 확인 전에는 이 주소로 계정을 복구할 수 없으며, 기한이 지나면 아이디가 해제됩니다.',
    notYou: '직접 가입하지 않으셨다면 이 메일을 무시해 주세요.',
  },
};
