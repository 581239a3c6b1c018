import { textsOf } from '../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

export const useAppTexts = textsOf<typeof en>('app');
