import { lazy } from 'react';
import type { createPasskey as create } from './passkeys.ts';

export type { AppSecret } from './api.ts';
export { FactorsSection } from './parts/factors-section.tsx';
export type { NotMade } from './passkeys.ts';
export { useText as useFactorTexts } from './texts.ts';

/** Loaded when they are drawn: the page that shows what is set up needs none of them. */
export const RecoveryCodes = lazy(async () => ({
  default: (await import('./parts/recovery-codes.tsx')).RecoveryCodes,
}));
export const SecretStep = lazy(async () => ({ default: (await import('./parts/secret-step.tsx')).SecretStep }));

/** Has the browser make a passkey. */
export const createPasskey: typeof create = async (options) => (await import('./passkeys.ts')).createPasskey(options);
