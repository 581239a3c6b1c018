import { addTexts } from '../../../kernel/i18n.ts';

/** The words of setting up, which no other public page says: named here, so that none bears the weight of their list. */
const words = import.meta.glob('/src/features/access/mfa/messages/*.ts');

/** Loads the step and texts to set up MFA. */
export async function loadSetUp() {
  const [{ SetUpStep }] = await Promise.all([import('./parts/set-up-step.tsx'), addTexts(words)]);
  return SetUpStep;
}
