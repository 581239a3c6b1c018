export const recoveryPinLimits = {
  minDigits: 6,
  maxDigits: 12,
  /** REQ-02: so many wrong ones block a PIN. */
  wrongTries: 5,
} as const;
