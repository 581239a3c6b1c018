import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    HINT_MOST: 'Chỉ được lưu tối đa {{0}} câu hỏi.',
    HINT_ANSWER_WRONG: 'Câu trả lời không đúng.',
  },
  fields: {
    question1: 'Câu hỏi 1',
    answer1: 'Câu trả lời 1',
    question2: 'Câu hỏi 2',
    answer2: 'Câu trả lời 2',
    question3: 'Câu hỏi 3',
    answer3: 'Câu trả lời 3',
    hintAnswer: 'Câu trả lời',
  },
};
