import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '조회 사유 확인',
  text: '구성원 정보를 조회한 기록이 문의 번호와 함께 남습니다. 문의 건마다 한 번만 입력하면 됩니다.',
  ticket: '문의 번호',
  help: '영문, 숫자와 # . _ / - 만 사용해 {{max}}자까지 입력하세요. 예: HD-2041. 이름은 입력하지 마세요.',
  agreed: '본인이 동의했습니다',
  go: '계속',
};
