/** Changes of a person's state and access, which decide on what else may happen to them. */
export const stateOperations: readonly string[] = [
  'put-on-leave',
  'reinstate-person',
  'restore-access',
  'retire-person',
  'return-from-leave',
  'suspend-access',
];
