import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  otpMail: {
    heading: '인증번호를 알려 드립니다',
    here: '요청하신 인증번호를 보내 드립니다.',
    hereForPassword: '새 비밀번호를 설정하기 위한 인증번호를 보내 드립니다.',
    hereForAccount: '회사에서 준비한 Madang 계정을 활성화하기 위한 인증번호를 보내 드립니다.',
    hereForContact: '이 주소를 Madang 계정의 연락처로 등록하기 위한 인증번호를 보내 드립니다.',
    valid: '인증번호는 {{minutes}}분 동안 유효합니다. 인증번호를 요청한 화면에 입력해 주세요.',
    neverAsked: 'Madang은 전화나 메시지로 인증번호를 묻지 않습니다. 다른 사람에게 알려 주지 마세요.',
    notYou: '인증번호를 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.',
  },
  otpSms: {
    here: '[Madang] 인증번호',
    hereForPassword: '[Madang] 비밀번호 재설정 인증번호',
    hereForAccount: '[Madang] 회사 계정 활성화 인증번호',
    hereForContact: '[Madang] 연락처 등록 인증번호',
    valid: '{{minutes}}분 안에 입력해 주세요. Madang은 전화로 인증번호를 묻지 않습니다.',
  },
};
