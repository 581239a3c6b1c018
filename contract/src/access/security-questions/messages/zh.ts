import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    HINT_MOST: '最多可设置 {{0}} 个问题。',
    HINT_ANSWER_WRONG: '答案不正确。',
  },
  fields: {
    question1: '问题 1',
    answer1: '答案 1',
    question2: '问题 2',
    answer2: '答案 2',
    question3: '问题 3',
    answer3: '答案 3',
    hintAnswer: '答案',
  },
};
