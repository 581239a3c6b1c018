import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MB701: '휴직 중인 구성원입니다. 먼저 복귀 처리해 주세요.',
    MB702: '파견 중인 구성원입니다. 먼저 파견을 해제해 주세요.',
    MB703: '퇴직한 구성원이 아니어서 복직 처리할 수 없습니다.',
    MB704: '이미 휴직 중인 구성원입니다. 먼저 복귀 처리해 주세요.',
    MB705: '휴직 중인 구성원이 아니어서 복귀 처리할 수 없습니다.',
    LEAVE_DAYS: '휴직은 오늘 이후에 시작하고, 마지막 날은 시작일보다 빠를 수 없습니다.',
    EMPLOYMENT_OWN: '본인에게는 할 수 없습니다. 다른 관리자에게 요청해 주세요.',
    EMPLOYMENT_LAST_ADMINISTRATOR:
      '접속할 수 있는 마지막 관리자입니다. 먼저 다른 구성원에게 관리자 역할을 지정해 주세요.',
    EMPLOYMENT_REPRESENTATIVE: '대표 관리자는 먼저 역할을 넘겨야 합니다.',
    EMPLOYMENT_HEIR: '재직 중인 구성원을 맡을 사람으로 선택해 주세요.',
    EMPLOYMENT_HEIR_RIGHT: '이 구성원에게는 맡을 권한이 없습니다. 관리자처럼 권한이 있는 구성원을 선택해 주세요.',
    EMPLOYMENT_LEFT_LIMIT:
      '넘길 것이 {{0}}건보다 많습니다. 먼저 접속을 정지하고 일부를 넘기거나 끝낸 뒤 다시 시도해 주세요.',
    EMPLOYMENT_LEFT_CHANGED: '남는 것의 목록이 바뀌었습니다. 목록을 새로 불러왔으니 다시 확인해 주세요.',
    RETIREMENT_PLANNED: '이미 퇴직이 예약되어 있습니다. 먼저 예약을 취소해 주세요.',
    RETIREMENT_NOT_PLANNED: '예약된 퇴직이 없습니다. 이미 취소되었거나 처리되었습니다.',
    SUSPENSION_END: '지금보다 뒤의 시각을 선택해 주세요.',
    ALREADY_SUSPENDED: '이미 접속이 정지된 구성원입니다. 먼저 정지를 해제해 주세요.',
    NOT_SUSPENDED: '이미 접속할 수 있는 상태입니다.',
    ACCESS_SUSPENDED: '접속이 정지된 계정입니다. 회사 관리자에게 문의해 주세요.',
    ACCESS_SUSPENDED_UNTIL: '접속이 {{0}}까지 정지된 계정입니다. 회사 관리자에게 문의해 주세요.',
    ACCESS_ON_LEAVE: '휴직 중에는 로그인할 수 없습니다. 회사 관리자에게 문의해 주세요.',
    ACCESS_ON_LEAVE_UNTIL: '휴직 중에는 로그인할 수 없습니다. {{0}}부터 다시 로그인할 수 있습니다.',
  },
  fields: {
    employmentStatus: '재직 상태',
    access: '접속',
    isPlanned: '예약',
    handedOver: '넘긴 항목 수',
    stayed: '그대로 남은 항목 수',
    returned: '복구된 항목 수',
    lost: '복구하지 못한 항목 수',
  },
  operations: {
    'plan-retirement': '퇴직 예약',
    'retire-person': '퇴직 처리',
    'call-off-retirement': '퇴직 예약 취소',
    'reinstate-person': '복직 처리',
    'suspend-access': '접속 정지',
    'restore-access': '접속 정지 해제',
    'put-on-leave': '휴직 처리',
    'return-from-leave': '복귀 처리',
    'read-leaving': '퇴직 시 남는 항목 조회',
    'read-story': '재직 이력 조회',
  },
};
