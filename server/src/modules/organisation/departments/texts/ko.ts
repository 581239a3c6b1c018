import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const ko: Translated<typeof en> = { departmentsFile: { name: '부서' } };
