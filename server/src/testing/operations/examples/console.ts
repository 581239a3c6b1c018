import { showFirstSteps } from '../../../modules/console/operations/show-first-steps.ts';
import { example } from './example.ts';

export const examples = [
  example(showFirstSteps, {
    input: { isShown: false },
    leaves: () => ({ audit: 'none' }),
  }),
];
