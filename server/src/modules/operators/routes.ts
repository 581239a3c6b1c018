import * as routes from '@madang/contract/operators/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { readOperatorSetup } from './operations/read-operator-setup.ts';
import { setUpOperator } from './operations/set-up-operator.ts';

export const operatorRoutes = [
  callOf(routes.readOperatorSetup, readOperatorSetup),
  callOf(routes.setUpOperator, setUpOperator, { answer: () => ({ result: 'success' as const }) }),
];
