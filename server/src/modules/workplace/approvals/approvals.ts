import { approvalDefaults } from '@madang/contract/workplace/approvals/limits.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

/** The one configuration of a company. */
export const configurationTarget: Target = { kind: 'approval-configuration', id: approvalDefaults.configurationId };
