import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    HINT_MOST: '最多可設定 {{0}} 個問題。',
    HINT_ANSWER_WRONG: '答案不正確。',
  },
  fields: {
    question1: '問題 1',
    answer1: '答案 1',
    question2: '問題 2',
    answer2: '答案 2',
    question3: '問題 3',
    answer3: '答案 3',
    hintAnswer: '答案',
  },
};
