import { textsOf } from '../../../kernel/use-texts.ts';
import type { consentTexts } from '../../access/consents/index.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en>('profiles');
/** What the re-consent says of optional data, in the same words. */
export const useConsentTexts = textsOf<typeof consentTexts>('consents');
