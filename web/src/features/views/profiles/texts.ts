import { textsOf } from '../../../kernel/use-texts.ts';
import type { consentTexts } from '../../access/consents/index.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en>('profiles');
/** Reads the re-consent's texts about optional data, so both pages use the same words. */
export const useConsentTexts = textsOf<typeof consentTexts>('consents');
