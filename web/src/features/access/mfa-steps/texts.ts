import { textsOf } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en>('mfa-steps');
