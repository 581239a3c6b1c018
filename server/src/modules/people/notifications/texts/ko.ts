import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      heading: '비밀번호가 변경되었습니다',
      text: '{{time}}에 Madang 계정의 비밀번호가 변경되었습니다.\n\n직접 변경하셨다면 따로 하실 일은 없습니다. 변경하신 적이 없다면 {{tell}}',
    },
    passwordGiven: {
      heading: '비밀번호가 초기화되었습니다',
      text: '{{time}}에 회사 관리자가 Madang 계정의 비밀번호를 초기화했습니다. 모든 기기에서 로그아웃되었으니, 관리자에게 받은 임시 비밀번호로 로그인한 뒤 새 비밀번호로 변경해 주세요.\n\n요청하신 적이 없다면 {{tell}}',
    },
    trialEnded: {
      heading: '무료 체험 계정이 일반 계정으로 전환되었습니다',
      text: '{{time}}에 Madang 무료 체험 계정이 일반 계정으로 전환되었습니다. 아이디와 비밀번호, 저장한 데이터는 그대로 사용할 수 있습니다.\n\n궁금한 점이 있다면 {{tell}}',
    },
    externalMailChanged: {
      heading: '외부 이메일이 변경되었습니다',
      text: '{{time}}에 Madang 계정의 외부 이메일이 변경되었습니다. 앞으로 인증번호와 알림은 새 주소로 보내 드립니다.\n\n직접 변경하셨다면 따로 하실 일은 없습니다. 변경하신 적이 없다면 {{tell}}',
    },
    mobileAdded: {
      heading: '휴대전화 번호가 등록되었습니다',
      text: '{{time}}에 Madang 계정에 휴대전화 번호가 등록되었습니다.\n\n직접 등록하셨다면 따로 하실 일은 없습니다. 등록하신 적이 없다면 {{tell}}',
    },
    mobileChanged: {
      heading: '휴대전화 번호가 변경되었습니다',
      text: '{{time}}에 Madang 계정의 휴대전화 번호가 변경되거나 삭제되었습니다.\n\n직접 변경하셨다면 따로 하실 일은 없습니다. 변경하신 적이 없다면 {{tell}}',
    },
    closed: {
      heading: '계정이 해지되었습니다',
      text: '{{time}}에 Madang 계정이 해지되었습니다. 모든 기기에서 로그아웃되었으며 이 계정으로는 더 이상 로그인할 수 없습니다.\n\n보관이 필요한 정보는 따로 분리해 두었다가 {{days}}일 후 파기합니다. 회사 게시판에 쓴 글은 이름 없이 남습니다.\n\n직접 해지하신 것이 아니라면 {{tell}}',
    },
    hintsChanged: {
      heading: '본인 확인 질문이 변경되었습니다',
      text: '{{time}}에 Madang 계정의 본인 확인 질문이 변경되었습니다.\n\n직접 변경하셨다면 따로 하실 일은 없습니다. 변경하신 적이 없다면 {{tell}}',
    },
    pinChanged: {
      heading: '복구 PIN이 변경되었습니다',
      text: '{{time}}에 Madang 계정의 복구 PIN이 등록, 변경 또는 삭제되었습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 {{tell}}',
    },
    pinBlocked: {
      heading: '복구 PIN이 차단되었습니다',
      text: 'Madang 계정의 복구 PIN이 다섯 번 잘못 입력되어 {{time}}부터 이 PIN으로는 비밀번호를 찾을 수 없습니다. 비밀번호는 그대로이며 평소처럼 로그인할 수 있습니다.\n\n직접 입력하셨다면 회사의 서비스 데스크나 관리자에게 차단 해제를 요청해 주세요. 입력하신 적이 없다면 {{tell}}',
    },
    pinUnblocked: {
      heading: '복구 PIN의 차단이 해제되었습니다',
      text: '{{time}}에 Madang 계정의 복구 PIN 차단이 해제되었습니다. 같은 PIN을 다시 사용할 수 있습니다.\n\n요청하신 적이 없다면 {{tell}}',
    },
    keyReleased: {
      heading: '개인 키가 해제되었습니다',
      text: '{{time}}에 Madang 계정의 개인 키가 해제되었습니다. 이 키로 봉인한 파일은 더 이상 열 수 없으며, ‘내 계정’에서 새 키를 등록할 수 있습니다.\n\n해제를 신청하신 적이 없다면 {{tell}}',
    },
    keyReset: {
      heading: '개인 키가 초기화되었습니다',
      text: '{{time}}에 회사 관리자가 Madang 계정의 개인 키를 초기화했습니다. 이 키로 봉인한 파일은 더 이상 열 수 없으며, ‘내 계정’에서 새 키를 등록할 수 있습니다.\n\n요청하신 적이 없다면 {{tell}}',
    },
    loginIdGiven: {
      heading: '아이디가 새로 지정되었습니다',
      text: '{{time}}에 서비스 운영자가 Madang 계정의 새 아이디를 지정했습니다. 앞으로 {{id}}(으)로 로그인해 주세요. 비밀번호는 그대로입니다.\n\n요청하신 적이 없다면 바로 고객센터에 알려 주세요.',
    },
    companyEnded: {
      heading: '회사의 서비스 이용이 종료되었습니다',
      text: '{{time}}에 {{company}}의 Madang 이용이 종료되었습니다. 모든 구성원이 로그아웃되었고 더 이상 로그인하거나 가입할 수 없습니다.\n\n회사와 구성원의 데이터는 {{until}} 이후 파기하며, 파기한 데이터는 복구할 수 없습니다. 약관 동의 증빙과 접속 기록은 법정 보관 기간 동안 남습니다.\n\n그 전까지는 고객센터에 요청하여 이용 종료를 취소할 수 있습니다. 모르는 일이라면 바로 알려 주세요.',
    },
    companyTakenBack: {
      heading: '회사의 서비스 이용 종료가 취소되었습니다',
      text: '{{time}}에 {{company}}의 Madang 이용 종료가 취소되었습니다. 구성원은 다시 로그인할 수 있으며 데이터는 그대로입니다.',
    },
    marketingAgreed: {
      heading: '마케팅 정보 수신에 동의하셨습니다',
      fact: '{{time}}에 Madang의 마케팅 정보 수신에 동의하셨습니다. 동의는 {{years}}년간 유지되며, 기간이 끝나면 다시 여쭙니다.\n\n‘내 계정’의 ‘동의 내역’에서 언제든지 동의를 철회할 수 있습니다.',
      text: '동의하신 적이 없다면 {{tell}}',
    },
    marketingDeclined: {
      heading: '마케팅 정보 수신 동의를 철회하셨습니다',
      text: '{{time}}에 Madang의 마케팅 정보 수신 동의를 철회하셨습니다. 앞으로 마케팅 정보를 보내지 않습니다.\n\n‘내 계정’의 ‘동의 내역’에서 언제든지 다시 동의할 수 있습니다. 철회하신 적이 없다면 {{tell}}',
    },
    copiedDevice: {
      heading: '신뢰한 기기의 정보가 복제되었을 수 있습니다',
      text: '{{time}}에 신뢰한 기기의 이전 정보로 Madang 계정에 로그인하려는 시도가 있었습니다. 기기 정보가 복제되었을 수 있어 이 기기의 신뢰를 해제했으며, 다음 로그인부터 2단계 인증을 다시 요청합니다.\n\n로그인을 시도한 사람이 비밀번호를 알고 있습니다. 직접 하신 것이 아니라면 비밀번호를 변경하고 {{tell}}',
    },
    newDevice: {
      heading: '새 기기에서 로그인했습니다',
      text: '{{time}}에 새 기기({{device}})에서 Madang 계정에 로그인했습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 비밀번호를 변경하고 {{tell}}\n\n이 알림은 ‘내 계정’의 ‘보안’에서 끌 수 있습니다.',
      unknown:
        '{{time}}에 새 기기에서 Madang 계정에 로그인했습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 비밀번호를 변경하고 {{tell}}\n\n이 알림은 ‘내 계정’의 ‘보안’에서 끌 수 있습니다.',
    },
    factors: {
      headings: {
        appAdded: '인증 앱이 등록되었습니다',
        appRemoved: '인증 앱이 삭제되었습니다',
        passkeyAdded: '패스키가 등록되었습니다',
        passkeyRemoved: '패스키가 삭제되었습니다',
        passkeyCopied: '패스키 복제가 의심되어 로그인을 차단했습니다',
        recoveryCodesRenewed: '복구 코드가 새로 발급되었습니다',
        reset: '2단계 인증이 해제되었습니다',
        taken: '2단계 인증 수단이 삭제되었습니다',
        guessed: '2단계 인증 코드가 여러 번 잘못 입력되었습니다',
        recoveryCodeUsed: '복구 코드로 로그인했습니다',
      },
      appAdded:
        '{{time}}에 Madang 계정에 인증 앱이 등록되었습니다. 앞으로 로그인할 때마다 인증 앱의 코드를 확인합니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 {{tell}}',
      appRemoved:
        '{{time}}에 Madang 계정의 인증 앱이 삭제되었습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 {{tell}}',
      passkeyAdded:
        '{{time}}에 Madang 계정에 패스키가 등록되었습니다. 앞으로 로그인할 때 이 패스키로 확인할 수 있습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 {{tell}}',
      passkeyRemoved:
        '{{time}}에 Madang 계정의 패스키가 삭제되었습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 {{tell}}',
      passkeyCopied:
        '{{time}}에 Madang 계정의 로그인을 차단했습니다. 패스키 ‘{{name}}’이(가) 복제된 것으로 보입니다.\n\n로그인을 시도한 사람이 비밀번호를 알고 있습니다. 비밀번호를 변경하고, 이 패스키를 삭제한 뒤 새로 등록해 주세요. 직접 로그인하신 것이 아니라면 {{tell}}',
      recoveryCodesRenewed:
        '{{time}}에 Madang 계정의 복구 코드가 새로 발급되었습니다. 이전 코드는 더 이상 사용할 수 없습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 {{tell}}',
      reset:
        '{{time}}에 관리자가 Madang 계정의 2단계 인증을 해제했습니다. 모든 기기에서 로그아웃되었으며, 비밀번호로 로그인한 뒤 다시 설정할 수 있습니다.\n\n요청하신 적이 없다면 {{tell}}',
      taken:
        '{{time}}에 관리자가 Madang 계정의 2단계 인증 수단 하나를 삭제했습니다. 모든 기기에서 로그아웃되었으며, 남은 수단은 그대로 쓸 수 있습니다.\n\n요청하신 적이 없다면 {{tell}}',
      resetByOperator:
        '{{time}}에 서비스 운영자가 Madang 계정의 2단계 인증을 해제했습니다. 모든 기기에서 로그아웃되었으며, 비밀번호로 로그인한 뒤 다시 설정할 수 있습니다.\n\n요청하신 적이 없다면 {{tell}}',
      guessed:
        '{{time}}까지 Madang 계정의 2단계 인증에 잘못된 코드가 여러 번 입력되어, 한동안 인증을 받지 않습니다.\n\n코드를 입력한 사람이 비밀번호를 알고 있습니다. 직접 입력하셨다면 잠시 뒤에 다시 로그인해 주세요. 하신 적이 없다면 비밀번호를 변경하고 {{tell}}',
      recoveryCodeUsed:
        '{{time}}에 복구 코드로 Madang 계정에 로그인했습니다.\n\n직접 하셨다면 따로 하실 일은 없습니다. 하신 적이 없다면 {{tell}}',
    },
    employment: {
      retired: {
        heading: '퇴직 처리되었습니다',
        text: '{{time}}에 {{company}}에서 퇴직 처리되었습니다. 모든 기기에서 로그아웃되었으며 이 회사의 Madang에 더 이상 로그인할 수 없습니다.\n\n잘못 처리되었다면 {{tell}}',
      },
      retirementPlanned: {
        heading: '퇴직이 예약되었습니다',
        text: '{{company}} 퇴직이 {{until}}로 예약되었습니다. 그때까지는 지금처럼 사용할 수 있으며, 이후에는 이 회사의 Madang에 로그인할 수 없습니다. 필요한 자료는 미리 확인해 주세요.\n\n잘못 예약되었다면 {{tell}}',
      },
      retirementCalledOff: {
        heading: '퇴직 예약이 취소되었습니다',
        text: '{{time}}에 {{company}} 퇴직 예약이 취소되었습니다. 계정은 지금처럼 사용할 수 있습니다.\n\n궁금한 점이 있다면 {{tell}}',
      },
      reinstated: {
        heading: '복직 처리되었습니다',
        text: '{{time}}에 {{company}}에 복직 처리되었습니다. 이전 아이디와 비밀번호로 로그인한 뒤 새 비밀번호를 설정해 주세요. 2단계 인증 수단은 다시 등록해야 합니다.\n\n잘못 처리되었다면 {{tell}}',
      },
      suspended: {
        heading: '접속이 정지되었습니다',
        text: '{{time}}에 {{company}} 관리자가 Madang 계정의 접속을 정지했습니다. 모든 기기에서 로그아웃되었으며, 정지가 해제될 때까지 로그인할 수 없습니다. 저장된 데이터는 그대로입니다.\n\n궁금한 점이 있다면 {{tell}}',
      },
      suspendedUntil: {
        heading: '접속이 정지되었습니다',
        text: '{{time}}에 {{company}} 관리자가 Madang 계정의 접속을 정지했습니다. 모든 기기에서 로그아웃되었으며, {{until}}까지 로그인할 수 없습니다. 저장된 데이터는 그대로입니다.\n\n궁금한 점이 있다면 {{tell}}',
      },
      leaveBegun: {
        heading: '휴직이 시작되었습니다',
        text: '{{time}}에 {{company}} 휴직이 시작되었습니다. 종료일은 정해지지 않았으며 역할과 데이터는 그대로 유지됩니다.\n\n잘못 처리되었다면 {{tell}}',
      },
      leaveBegunUntil: {
        heading: '휴직이 시작되었습니다',
        text: '{{time}}에 {{company}} 휴직이 시작되었습니다. {{until}}에 자동으로 복귀 처리되며 역할과 데이터는 그대로 유지됩니다.\n\n잘못 처리되었다면 {{tell}}',
      },
      leaveEnded: {
        heading: '휴직이 끝났습니다',
        text: '{{time}}에 {{company}} 휴직이 끝나고 복귀 처리되었습니다.\n\n잘못 처리되었다면 {{tell}}',
      },
      dispatchBegun: {
        heading: '파견이 시작되었습니다',
        text: '{{time}}에 {{company}}에서 다른 회사로의 파견이 시작되었으며 {{until}}에 끝납니다. 로그인 방법은 그대로이고, 회사 전환 메뉴에서 파견된 회사의 포털로 이동할 수 있습니다.\n\n잘못 처리되었다면 {{tell}}',
      },
      dispatchEnded: {
        heading: '파견이 끝났습니다',
        text: '{{time}}에 파견이 끝나 {{company}}에 복귀 처리되었습니다.\n\n잘못 처리되었다면 {{tell}}',
      },
      restored: {
        heading: '접속 정지가 해제되었습니다',
        text: '{{time}}에 {{company}} 관리자가 Madang 계정의 접속 정지를 해제했습니다. 다시 로그인할 수 있습니다.\n\n궁금한 점이 있다면 {{tell}}',
      },
    },
    tell: {
      people: '바로 회사 관리자나 고객센터에 알려 주세요.',
      operators: '바로 다른 운영자나 서버 담당자에게 알려 주세요.',
    },
    contactCentre: '고객센터: {{0}}',
  },
};
