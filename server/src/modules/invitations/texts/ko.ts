import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}}일',
    days_other: '{{count}}일',
  },
  invitationMail: {
    invited: {
      subject: '[Madang] 회사에서 초대장이 도착했습니다',
      text: [
        '안녕하세요.',
        '',
        '{{company}}에서 Madang으로 함께 일하자고 초대했습니다.',
        '아래 링크에서 가입해 주세요. 본인만 사용할 수 있으며 {{days}} 동안 유효합니다.',
        '{{link}}',
        '',
        '모르는 회사라면 이 메일을 무시해 주세요.',
      ].join('\n'),
    },
    welcome: {
      subject: '[Madang] 가입을 환영합니다',
      text: [
        '환영합니다! {{company}} 계정이 준비되었습니다.',
        '',
        '아이디: {{loginId}}',
        '로그인: {{link}}',
        '',
        '직접 가입하지 않으셨다면 회사 관리자에게 알려 주세요.',
      ].join('\n'),
    },
    waiting: {
      subject: '[Madang] 가입 신청이 접수되었습니다',
      text: [
        '가입을 신청해 주셔서 감사합니다.',
        '',
        '{{company}} 관리자가 신청 내용을 확인하고 있습니다. 결과가 나오면 바로 알려 드리겠습니다.',
      ].join('\n'),
    },
    applied: {
      subject: '[Madang] 승인을 기다리는 가입 신청이 있습니다',
      text: [
        '초대 링크로 가입을 신청한 사람이 승인을 기다리고 있습니다.',
        '',
        '{{days}} 안에 승인 여부를 결정해 주세요.',
        '{{link}}',
      ].join('\n'),
    },
    approved: {
      subject: '[Madang] 가입이 승인되었습니다',
      text: [
        '{{company}}에서 가입을 승인하여 계정이 준비되었습니다.',
        '',
        '아이디: {{loginId}}',
        '로그인: {{link}}',
      ].join('\n'),
    },
    refused: {
      subject: '[Madang] 가입이 승인되지 않았습니다',
      text: [
        '{{company}}에서 가입을 승인하지 않았습니다.',
        '입력하신 정보는 삭제되었습니다. 문의 사항은 회사에 확인해 주세요.',
      ].join('\n'),
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}}에서 초대했습니다. {{days}} 안에 가입해 주세요. {{link}}',
    welcome: '[Madang] {{company}} 계정이 준비되었습니다. 아이디: {{loginId}}',
    waiting: '[Madang] {{company}} 가입 신청이 접수되었습니다. 결과를 알려 드리겠습니다.',
    approved: '[Madang] {{company}}에서 가입을 승인했습니다. 아이디: {{loginId}}',
    refused: '[Madang] {{company}}에서 가입을 승인하지 않았습니다.',
  },
};
