import { textsOf } from '../../../kernel/use-texts.ts';
import type { boardTexts } from '../boards/index.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en>('managed-boards');
/** What readers and writers see of a board is said once, with them. */
export const useBoardTexts = textsOf<typeof boardTexts>('boards');
