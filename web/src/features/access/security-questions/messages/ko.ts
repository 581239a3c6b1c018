import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '본인 확인 질문',
  help: '비밀번호를 찾을 때 인증번호와 함께 등록한 질문 하나를 확인합니다. 질문만으로는 계정을 되찾을 수 없습니다.',
  questions: '질문',
  question: '질문 {{number}}',
  none: '등록한 질문 없음',
  add: '질문 등록',
  change: '질문 변경',
  lead: '본인만 답할 수 있는 질문을 3개까지 등록할 수 있습니다. 답변은 비밀번호처럼 보관되어 볼 수 없으므로 모두 다시 입력해 주세요. 대소문자와 띄어쓰기는 구분하지 않으며, 모두 비우면 질문을 확인하지 않습니다.',
  passwordHelp: '자리를 비운 사이 다른 사람이 변경하지 못하도록 확인합니다.',
  save: '저장',
  done: '본인 확인 질문을 저장했습니다.',
};
