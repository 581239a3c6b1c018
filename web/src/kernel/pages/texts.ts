import type { en } from '../messages/en.ts';
import { textsOf } from '../use-texts.ts';

/** The texts of the pages that every part of the product may have to show. */
export const useStandingTexts = textsOf<typeof en>('kernel');
