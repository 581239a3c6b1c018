import type { boardErrors } from '../errors.ts';

export const en = {
  errors: {
    BOARD_LIMIT: 'The set-up can make at most {{0}} boards. Add more in the console once it has ended.',
    BOARD_GRADE: 'Choose a security grade from {{0}} to {{1}}.',
    BOARD_VALIDITY: 'Choose one of the offered numbers of days and months.',
    BOARD_NAMED:
      'The setting whether this board shows who wrote changed in the meantime, so nothing was posted. If you post again, your name may be shown.',
    POST_STATE: 'This post is not waiting for approval any more.',
    PIN_LIMIT: 'The board has {{0}} pinned posts already. Unpin one of them first.',
  } satisfies Record<keyof typeof boardErrors, string>,
  fields: {
    boardName: 'Board name',
    englishBoardName: 'English board name',
    validityDays: 'Days shown',
    keepMonths: 'Months kept afterwards',
    viewGrade: 'Grade to read',
    writeGrade: 'Grade to write',
    replyGrade: 'Grade to reply',
    postTitle: 'Title',
    headWord: 'Head word',
    postContent: 'Content',
    commentText: 'Comment',
  },
};
