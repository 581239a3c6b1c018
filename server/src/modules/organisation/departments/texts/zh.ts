import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const zh: Translated<typeof en> = { departmentsFile: { name: '部门' } };
