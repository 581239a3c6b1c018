import * as z from 'zod/mini';
import { route } from '../kernel/route.ts';
import { distinct } from '../kernel/lists/distinct.ts';
import { success } from '../kernel/wire.ts';
import { securityGrades } from './limits.ts';
import { boardNumber } from './post-rules.ts';
import { type BoardFlag, boardName, englishBoardName, isChoice, securityGrade, type Validity } from './rules.ts';

const flags = {
  allowsRecommendations: z.boolean(),
  allowsComments: z.boolean(),
  allowsReplies: z.boolean(),
  isAnonymous: z.boolean(),
  isFavourite: z.boolean(),
  hasHeadWords: z.boolean(),
  needsApproval: z.boolean(),
  showsAuthor: z.boolean(),
} satisfies Record<BoardFlag, z.ZodMiniType>;

const settings = {
  boardName,
  englishBoardName,
  ...flags,
  viewGrade: securityGrade,
  writeGrade: securityGrade,
  replyGrade: securityGrade,
  usesValidity: z.boolean(),
  validityDays: z.number(),
  keepMonths: z.number(),
  showsOnHome: z.boolean(),
};
const hasChoices = z.refine<Validity>((board) => isChoice(board), {
  path: ['validityDays'],
  params: { code: 'BOARD_VALIDITY', params: {} },
});

/** Everything that an administrator decides about a board. */
export const boardSettings = z.strictObject(settings).check(hasChoices);
export type BoardSettingsForm = z.output<typeof boardSettings>;

/** What a board is until its administrator decides otherwise; its names are theirs to give. */
export const ordinaryBoard: Omit<BoardSettingsForm, 'boardName' | 'englishBoardName'> = {
  allowsRecommendations: true,
  allowsComments: true,
  allowsReplies: true,
  isAnonymous: false,
  isFavourite: false,
  hasHeadWords: false,
  needsApproval: false,
  showsAuthor: true,
  viewGrade: securityGrades.initial,
  writeGrade: securityGrades.initial,
  replyGrade: securityGrades.initial,
  usesValidity: false,
  validityDays: 0,
  keepMonths: 0,
  showsOnHome: true,
};

const boardBefore = z.strictObject({
  boardName: z.string(),
  englishBoardName: z.string(),
  ...flags,
  viewGrade: z.number(),
  writeGrade: z.number(),
  replyGrade: z.number(),
  usesValidity: z.boolean(),
  validityDays: z.number(),
  keepMonths: z.number(),
  showsOnHome: z.boolean(),
});

export type BoardBefore = z.output<typeof boardBefore>;

const boardRow = z.strictObject({
  boardNumber,
  ...boardBefore.shape,
  isRetired: z.boolean(),
  postCount: z.number(),
});
export type ManagedBoard = z.output<typeof boardRow>;

/** A board whose portlet has not come yet: counted, seen by nobody, and taken away where it does not come (WIZ-10). */
const pendingBoard = z.strictObject({ boardNumber, boardName: z.string(), englishBoardName: z.string() });
export type PendingBoardRow = z.output<typeof pendingBoard>;

const path = '/api/v1/admin/boards';
const inAddress = z.strictObject({
  boardNumber: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
});
const settingsRefusals = [
  'BOARD_GRADE',
  'BOARD_VALIDITY',
  'MB_M_REQUIRED',
  'MB_M_MAX_LENGTH',
  'MB_M_LEADING_SPACE',
  'MB_M_ALPHANUMERIC',
] as const;

/** BRD-02: all boards of the company in their order, the retired ones last. */
export const listManagedBoards = route({
  method: 'GET',
  path,
  access: 'administrator',
  /** With the security grade of whoever asks: a board that needs a smaller one is closed to them. */
  answer: z.strictObject({ boards: z.array(boardRow), pendingBoards: z.array(pendingBoard), ownGrade: z.number() }),
  refusals: [],
});

export const addBoard = route({
  method: 'POST',
  path,
  access: 'administrator',
  body: boardSettings,
  answer: z.strictObject({ boardNumber }),
  refusals: ['BOARD_LIMIT', ...settingsRefusals],
});

export const changeBoard = route({
  method: 'PUT',
  path: `${path}/{boardNumber}`,
  access: 'administrator',
  params: inAddress,
  /** `expected`: what the caller saw; anything else by now is not overwritten. */
  body: z.strictObject({ ...settings, expected: z.optional(boardBefore) }).check(hasChoices),
  answer: success,
  refusals: ['CO404', 'EDIT_CONFLICT', ...settingsRefusals],
});

const boardNumbers = z.array(boardNumber).check(z.minLength(1), z.maxLength(2_000), distinct<number>());

/**
 * The order of the company's boards, the whole list, so that nothing is left out; people see the favourites before all
 * others, each part in this order. `expected`: the order that the caller saw; where it is another by now it is left as it is.
 */
export const orderBoards = route({
  method: 'PUT',
  path: `${path}/order`,
  access: 'administrator',
  body: z.strictObject({ boardNumbers, expected: z.optional(boardNumbers) }),
  answer: success,
  refusals: ['CO404', 'EDIT_CONFLICT'],
});

/** Closes a board: people see it no more, what they wrote stays. */
export const retireBoard = route({
  method: 'POST',
  path: `${path}/{boardNumber}/retirement`,
  access: 'administrator',
  params: inAddress,
  answer: success,
  refusals: ['CO404'],
});

export const reopenBoard = route({
  method: 'DELETE',
  path: `${path}/{boardNumber}/retirement`,
  access: 'administrator',
  params: inAddress,
  answer: success,
  refusals: ['CO404'],
});
