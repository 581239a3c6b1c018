import { textsOf } from '../../kernel/use-texts.ts';
import type { boardTexts } from '../boards/index.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en>('managed-boards');
/** What those who read and write are told of a board is said once, with them. */
export const useBoardTexts = textsOf<typeof boardTexts>('boards');
