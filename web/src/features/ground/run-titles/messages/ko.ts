import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  ended: {
    open: '열기',
    finishedPartly: '{{name}} 작업이 끝났습니다. {{number}}건은 변경하지 못했습니다.',
    planned: '{{name}} 작업이 예약되었습니다.',
    plannedPartly: '{{name}} 작업이 예약되었습니다. {{number}}건은 예약하지 못했습니다.',
    stopped: '{{name}} 작업이 중단되었습니다.',
  },
  pace: {
    perMinute: '분당 {{number}}건',
    left: '약 {{time}} 남음',
    soon: '1분 이내 완료',
  },
  titles: {
    moveEmployees_one: '구성원 {{number}}명 부서 이동',
    moveEmployees_other: '구성원 {{number}}명 부서 이동',
    setJobRank_one: '구성원 {{number}}명 직급 변경',
    setJobRank_other: '구성원 {{number}}명 직급 변경',
    setJobTitle_one: '구성원 {{number}}명 직책 변경',
    setJobTitle_other: '구성원 {{number}}명 직책 변경',
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
    plannedChanges_one: '예정된 변경 {{number}}건',
    plannedChanges_other: '예정된 변경 {{number}}건',
  },
  titlesTo: {
    moveEmployees_one: '구성원 {{number}}명 부서 이동 · {{subject}}',
    moveEmployees_other: '구성원 {{number}}명 부서 이동 · {{subject}}',
    setJobRank_one: '구성원 {{number}}명 직급 변경 · {{subject}}',
    setJobRank_other: '구성원 {{number}}명 직급 변경 · {{subject}}',
    setJobTitle_one: '구성원 {{number}}명 직책 변경 · {{subject}}',
    setJobTitle_other: '구성원 {{number}}명 직책 변경 · {{subject}}',
  },
  titleOn: '{{title}} ({{day}} 예정)',
  titleOfDay: '{{title}} ({{day}})',
  titleUndo: '되돌리기: {{title}}',
  titleRetry: '다시 시도: {{title}}',
};
