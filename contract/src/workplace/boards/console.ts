import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { success } from '../../kernel/wire.ts';
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

/** Default settings of a board until its administrator changes them; the administrator also chooses its names. */
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
  boardName: anyText(),
  englishBoardName: anyText(),
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
  upperBoardNumber: z.nullable(boardNumber),
  ...boardBefore.shape,
  isRetired: z.boolean(),
  postCount: z.number(),
});
export type ManagedBoard = z.output<typeof boardRow>;

/** A board whose portlet has not come yet: counted, seen by no one, and taken away where it does not come (WIZ-10). */
const pendingBoard = z.strictObject({ boardNumber, boardName: z.string(), englishBoardName: z.string() });
export type PendingBoardRow = z.output<typeof pendingBoard>;

/** A board of the set-up. One that is to be on the home stays unseen until the order names its portlet. */
export const boardCreation = z
  .strictObject({ ...settings, parentBoardNumber: z.nullable(boardNumber), isActive: z.boolean() })
  .check(hasChoices);
export type BoardCreation = z.output<typeof boardCreation>;

export const ownBoard = z.strictObject({ boardNumber });

/** Filters for the pages that a menu can open; absent: all of them. */
export const topMenusQuery = z.strictObject({
  /** The company's own code or one of its sub-organisations'; its pages are those of the whole company. */
  subOrganisationCode: z.optional(anyText()),
  isDefault: z.optional(z.boolean()),
  isInUse: z.optional(z.boolean()),
});

const path = '/api/v1/admin/boards';
const inAddress = z.strictObject({
  boardNumber: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
});

/** BRD-02: all boards of the company in their order, the retired ones last. */
export const listManagedBoards = route({
  method: 'GET',
  path,
  /** Boards with the security grade of the caller; boards that need a smaller one are closed to them. */
  answer: listOf(boardRow, { pendingBoards: z.array(pendingBoard), ownGrade: z.number() }),
});

export const addBoard = route({
  method: 'POST',
  path,
  body: boardSettings,
  answer: z.strictObject({ boardNumber }),
});

const changed = { ...settings, expected: z.optional(boardBefore) };
export const boardChange = z.strictObject({ boardNumber, ...changed }).check(hasChoices);

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const changeBoard = route({
  method: 'PUT',
  path: `${path}/{boardNumber}`,
  params: inAddress,
  body: z.strictObject(changed).check(hasChoices),
  answer: success,
});

const boardNumbers = z.array(boardNumber).check(z.minLength(1), z.maxLength(2_000), distinct<number>());

export const boardOrder = z.strictObject({ boardNumbers, expected: z.optional(boardNumbers) });

/** New order of all boards, which people see with favourites first. `expected`: the order that the caller saw. */
export const orderBoards = route({
  method: 'PUT',
  path: `${path}/order`,
  body: boardOrder,
  answer: success,
});

/** Closes a board: people see it no more, what they wrote stays. */
export const retireBoard = route({
  method: 'POST',
  path: `${path}/{boardNumber}/retirement`,
  params: inAddress,
  answer: success,
});

export const reopenBoard = route({
  method: 'DELETE',
  path: `${path}/{boardNumber}/retirement`,
  params: inAddress,
  answer: success,
});
