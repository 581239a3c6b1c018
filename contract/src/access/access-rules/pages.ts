import type { Page } from '../../kernel/page.ts';
import { accessRulesAddress } from './rules.ts';

export const accessRulePages: readonly Page[] = [{ path: accessRulesAddress, entry: 'app' }];
