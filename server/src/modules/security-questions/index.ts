import type { Module } from '../../kernel/http/module.ts';
import { changeHintsCall } from './operations/change-hints.ts';
import { readHintsCall } from './operations/read-hints.ts';

export { findHint, requireAnswer } from './ask-hint.ts';
export { hintData } from './own-data.ts';

/** Questions of a person's own, as one more step of the way back to a lost password. */
export const hints: Module = {
  name: 'security-questions',
  needs: ['accounts'],
  operations: [readHintsCall, changeHintsCall],
};
