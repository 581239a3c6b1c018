import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    HINT_MOST: '질문은 최대 {{0}}개까지 등록할 수 있습니다.',
    HINT_ANSWER_WRONG: '답변이 올바르지 않습니다.',
  },
  fields: {
    question1: '질문 1',
    answer1: '답변 1',
    question2: '질문 2',
    answer2: '답변 2',
    question3: '질문 3',
    answer3: '답변 3',
    hintAnswer: '답변',
  },
};
