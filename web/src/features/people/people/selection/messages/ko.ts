import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  acts: {
    moveEmployees: '부서 이동',
    retireEmployees: '퇴직 처리',
    reinstateEmployees: '복직',
    putEmployeesOnLeave: '휴직',
    returnEmployees: '복귀',
    suspendEmployees: '접속 정지',
    grantEmblem: '엠블럼 부여',
    takeBackEmblem: '엠블럼 회수',
    editInGrid: '표로 편집',
  },
  many: {
    moveEmployees_one: '구성원 {{number}}명 부서 이동',
    moveEmployees_other: '구성원 {{number}}명 부서 이동',
    setJobRank_one: '구성원 {{number}}명 {{list}} 변경',
    setJobRank_other: '구성원 {{number}}명 {{list}} 변경',
    setJobTitle_one: '구성원 {{number}}명 {{list}} 변경',
    setJobTitle_other: '구성원 {{number}}명 {{list}} 변경',
    retireEmployees_one: '구성원 {{number}}명 퇴직 처리',
    retireEmployees_other: '구성원 {{number}}명 퇴직 처리',
    reinstateEmployees_one: '구성원 {{number}}명 복직',
    reinstateEmployees_other: '구성원 {{number}}명 복직',
    putEmployeesOnLeave_one: '구성원 {{number}}명 휴직',
    putEmployeesOnLeave_other: '구성원 {{number}}명 휴직',
    returnEmployees_one: '구성원 {{number}}명 복귀',
    returnEmployees_other: '구성원 {{number}}명 복귀',
    suspendEmployees_one: '구성원 {{number}}명 접속 정지',
    suspendEmployees_other: '구성원 {{number}}명 접속 정지',
    grantEmblem_one: '구성원 {{number}}명 엠블럼 부여',
    grantEmblem_other: '구성원 {{number}}명 엠블럼 부여',
    takeBackEmblem_one: '구성원 {{number}}명 엠블럼 회수',
    takeBackEmblem_other: '구성원 {{number}}명 엠블럼 회수',
  },
  one: {
    moveEmployees: '{{name}} 님 부서 이동 예약',
    setJobRank: '{{name}} 님 {{list}} 변경 예약',
    setJobTitle: '{{name}} 님 {{list}} 변경 예약',
  },
  value: {
    department: '옮길 부서',
    rank: '새 {{list}}',
    title: '새 {{list}}',
    emblem: '엠블럼',
    noEmblems: '등록된 엠블럼이 없습니다. 먼저 ‘엠블럼’에서 추가해 주세요.',
    choose: '선택해 주세요',
    none: '없음 (해제)',
  },
  when: {
    note: '메모',
    noteHelp: '예정된 변경에 함께 표시됩니다.',
  },
  about: {
    reinstateEmployees: '퇴직으로 끝난 것 가운데 돌려놓을 수 있는 것과 함께 다시 재직 상태가 됩니다.',
    putEmployeesOnLeave: '역할과 데이터는 그대로 유지됩니다. 마지막 날을 정하면 다음 날 자동으로 복귀합니다.',
    returnEmployees: '바로 재직 상태로 돌아옵니다.',
    retireEmployees:
      '남는 것은 각각 제안된 사람이 맡습니다. 제안이 없는 것이 남는 구성원은 퇴직 처리하지 않으니 한 명씩 처리해 주세요.',
    suspendEmployees:
      '모든 기기에서 로그아웃되고, 정지가 끝날 때까지 로그인할 수 없습니다. 재직 상태와 소속, 역할은 그대로입니다.',
  },
  check: '확인하기',
  checkHelp: '아직 아무것도 바뀌지 않습니다. 다음 화면에서 구성원별로 어떻게 바뀌는지 확인할 수 있습니다.',
};
