import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    EMBLEM_HELD: '이미 이 엠블럼을 받은 구성원입니다.',
    EMBLEM_HOLDERS: '파일은 최대 {{0}}행까지 내려받을 수 있습니다. 엠블럼을 하나씩 내려받아 주세요.',
    EMBLEM_IMAGE_KIND: 'PNG, JPEG, WebP, GIF 이미지를 선택해 주세요.',
    EMBLEM_IMAGE_PIXELS:
      '이미지의 가로와 세로를 곱한 크기가 {{0}}백만 화소를 넘습니다. 더 작은 이미지를 선택해 주세요.',
    EMBLEM_IMAGE_BROKEN: '이미지가 손상되었거나 일부만 저장되었습니다. 다시 저장한 파일을 선택해 주세요.',
    EMBLEM_NOT_HELD: '이 엠블럼을 갖고 있지 않은 구성원입니다.',
    MB120: '같은 이름의 엠블럼이 이미 있습니다.',
    MB121: '존재하지 않는 엠블럼입니다. 새로고침해 주세요.',
    MB122: '엠블럼은 최대 {{0}}개까지 등록할 수 있습니다.',
    MB123: '구성원 한 명에게 엠블럼을 최대 {{0}}개까지 부여할 수 있습니다.',
    MB124: '구성원 {{0}}명이 사용 중인 엠블럼입니다. 먼저 회수해 주세요.',
    MB125: '이미지는 최대 {{0}}KB까지 등록할 수 있습니다.',
  },
  fields: {
    emblemId: '엠블럼',
    emblemName: '이름',
    englishEmblemName: '영문 이름',
    emblemDescription: '설명',
    englishEmblemDescription: '영문 설명',
  },
  operations: {
    'create-emblem': '엠블럼 추가',
    'change-emblem': '엠블럼 변경',
    'delete-emblem': '엠블럼 삭제',
    'restore-emblem': '엠블럼 복구',
    'grant-emblem': '엠블럼 부여',
    'take-back-emblem': '엠블럼 회수',
    'download-emblems': '엠블럼 목록 내려받기',
    'list-person-emblems': '구성원 엠블럼 조회',
    'list-emblem-holders': '엠블럼 부여 대상 조회',
  },
};
