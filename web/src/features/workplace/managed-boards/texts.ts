import { textsOf } from '../../../kernel/use-texts.ts';
import type { boardTexts } from '../boards/index.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en>('managed-boards');
/** Reads the board texts that readers and writers also see, so they exist only once. */
export const useBoardTexts = textsOf<typeof boardTexts>('boards');
