import { endSetUpElsewhere } from '../../../modules/setup/operations/end-set-up-elsewhere.ts';
import { startSetUp } from '../../../modules/setup/operations/start-set-up.ts';
import { example, step } from './example.ts';

export const examples = [
  example(endSetUpElsewhere, {
    needsPerson: 'CO403',
    given: [step(startSetUp, {})],
    input: {},
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }] }),
  }),
];
