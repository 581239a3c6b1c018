import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const vi: Translated<typeof en> = { departmentsFile: { name: 'Phòng ban' } };
