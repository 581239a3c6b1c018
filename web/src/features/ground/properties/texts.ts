import type { en as contract } from '@madang/contract/ground/properties/messages/en.ts';
import { textsOf } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en & typeof contract>('properties');
