import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}}일',
    days_other: '{{count}}일',
  },
  invitationMail: {
    invited: {
      subject: '{{company}} {{inviter}} 님이 초대했습니다',
      heading: '{{inviter}} 님이 {{company}}에 초대했습니다',
      text: '{{company}}의 포털에서 공지와 게시판, 일정과 조직도를 함께 씁니다. 계정을 만들면 바로 들어올 수 있습니다.',
      button: '계정 만들고 들어가기',
      valid: '본인만 쓸 수 있는 링크이며 {{days}} 동안 유효합니다.',
      notYou: '아는 초대가 아니라면 이 메일을 지우면 됩니다. 계정은 만들어지지 않습니다.',
    },
    welcome: {
      heading: '{{company}}에 오신 것을 환영합니다',
      text: '계정이 준비되었습니다. 가입할 때 정한 아이디와 비밀번호로 로그인해 주세요.',
      notYou: '직접 가입하지 않으셨다면 회사 관리자에게 알려 주세요.',
    },
    waiting: {
      heading: '가입 신청이 접수되었습니다',
      text: '가입을 신청해 주셔서 감사합니다.\n\n{{company}} 관리자가 신청 내용을 확인하고 있습니다. 결과가 나오면 바로 알려 드리겠습니다.',
    },
    applied: {
      heading: '승인을 기다리는 가입 신청이 있습니다',
      text: '초대 링크로 가입을 신청한 사람이 승인을 기다리고 있습니다.',
      button: '가입 신청 확인',
      valid: '{{days}} 안에 승인 여부를 결정해 주세요.',
    },
    approved: {
      heading: '가입이 승인되었습니다',
      text: '{{company}}에서 가입을 승인하여 계정이 준비되었습니다.',
    },
    refused: {
      heading: '가입이 승인되지 않았습니다',
      text: '{{company}}에서 가입을 승인하지 않았습니다.\n\n입력하신 정보는 삭제되었습니다. 문의 사항은 회사에 확인해 주세요.',
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
