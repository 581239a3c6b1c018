import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    HINT_MOST: '質問は{{0}}件まで登録できます。',
    HINT_ANSWER_WRONG: '回答が正しくありません。',
  },
  fields: {
    question1: '質問 1',
    answer1: '回答 1',
    question2: '質問 2',
    answer2: '回答 2',
    question3: '質問 3',
    answer3: '回答 3',
    hintAnswer: '回答',
  },
};
