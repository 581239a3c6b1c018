import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '작업',
  counted: '진행 중 {{number}}건',
  toConfirm: '확정 대기 {{number}}건',
  nothing:
    '내보내기처럼 시간이 걸리는 작업이 여기에 표시됩니다. 작업하는 동안 다른 일을 계속할 수 있고, 결과 파일은 {{number}}일 동안 다운로드할 수 있습니다.',
  loading: '작업을 불러오는 중입니다.',
  kinds: {
    'export-employees': '구성원 내보내기',
  },
  states: {
    queued: '대기 중',
    running: '진행 중',
    done: '완료',
    planned: '예약됨',
    cancelled: '취소됨',
    failed: '실패',
    preparing: '확인 중',
    toConfirm: '확정 대기',
    paused: '일시 중지',
    stopped: '중단됨',
    unchanged: '변경 없음',
  },
  amount_one: '{{number}}건',
  amount_other: '{{number}}건',
  progress_one: '{{number}}건 중 {{done}}건',
  progress_other: '{{number}}건 중 {{done}}건',
  keptUntil: '{{date}}까지 다운로드할 수 있습니다.',
  cancel: '취소',
  download: '다운로드',
  remove: '목록에서 삭제',
  finished: '{{name}} 작업이 완료되었습니다.',
  failed: '{{name}}: {{reason}}',
  pages: {
    runs: '일괄 변경',
    plans: '예정된 변경',
    imports: '일괄 등록',
    importPeople: '엑셀·CSV로 구성원 일괄 등록(가져오기)',
    importDepartments: '엑셀·CSV로 부서 일괄 등록(가져오기)',
  },
};
