import * as z from 'zod/mini';
import { requiredText } from '../../kernel/rules.ts';

/** MEM-07: a download of people's data says what it is for, as the audit log keeps it. Apart from the rules of every page. */
export const downloadReason = requiredText(200);

export const tableFileFormats = ['csv', 'xlsx'] as const;
export type TableFileFormat = (typeof tableFileFormats)[number];

/** A workbook has cells of text alone: 00123 keeps its zeros. */
export const downloadFormat = z._default(z.enum(tableFileFormats), 'csv');
