import { requiredText } from '../../kernel/rules.ts';

/** MEM-07: a download of people's data says what it is for, as the audit log keeps it. Apart from the rules of every page. */
export const downloadReason = requiredText(200);
