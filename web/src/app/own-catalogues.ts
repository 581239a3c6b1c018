/** Texts that the public pages of one capability say alone, loaded by them alone: no other page bears their weight. */
export const ownCatalogues = {
  consents: import.meta.glob('/src/features/consents/messages/*.ts'),
  'two-factor': import.meta.glob([
    '../../../contract/src/two-factor/messages/*.ts',
    '/src/features/two-factor-steps/messages/*.ts',
  ]),
  invitations: import.meta.glob('/src/features/invitations/messages/*.ts'),
  operators: import.meta.glob([
    '../../../contract/src/operators/messages/*.ts',
    '/src/features/operators/messages/*.ts',
  ]),
  /** One file with what the signed-in portal says. */
  portal: import.meta.glob('/src/features/portal/messages/*.ts'),
  recoveries: import.meta.glob([
    '../../../contract/src/security-questions/messages/*.ts',
    '/src/features/recoveries/messages/*.ts',
  ]),
  'account-activations': import.meta.glob([
    '../../../contract/src/account-activations/messages/*.ts',
    '/src/features/account-activations/messages/*.ts',
  ]),
} as const;
