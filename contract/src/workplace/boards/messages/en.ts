import type { boardErrors } from '../errors.ts';

export const en = {
  errors: {
    BOARD_LIMIT: 'You can add up to {{0}} boards during setup. Add more in the admin console afterwards.',
    BOARD_GRADE: 'Choose a security grade from {{0}} to {{1}}.',
    BOARD_VALIDITY: 'Choose one of the listed numbers of days and months.',
    BOARD_NAMED:
      'The author setting of this board changed in the meantime, so nothing was posted. If you post again, your name may be shown.',
    BOARD_CIRCLE: 'A board cannot be placed under itself or under one of its own sub-boards.',
    POST_STATE: 'This post is no longer waiting for approval.',
    PIN_LIMIT: 'This board already has {{0}} pinned posts. Unpin one first.',
  } satisfies Record<keyof typeof boardErrors, string>,
  fields: {
    boardName: 'Board name',
    englishBoardName: 'English board name',
    upperBoardNumber: 'Parent board',
    validityDays: 'Posting period (days)',
    keepMonths: 'Keep expired posts (months)',
    viewGrade: 'Grade required to read',
    writeGrade: 'Grade required to write',
    replyGrade: 'Grade required to reply',
    departmentCodes: 'Departments that can read it',
    postTitle: 'Title',
    headWord: 'Prefix',
    postContent: 'Content',
    commentText: 'Comment',
  },
};
