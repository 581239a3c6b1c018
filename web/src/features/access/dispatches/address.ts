import { dispatchesAddress } from '@madang/contract/access/dispatches/pages.ts';
import type { DispatchSide } from '@madang/contract/access/dispatches/states.ts';
import { pageIn } from '../../../kernel/lists/numbered-pages.ts';

export interface DispatchesQuery {
  readonly side: DispatchSide;
  readonly which: 'open' | 'over';
  readonly page: number;
}

/** Reads what the address asks of the list: sent and open ones without more. */
export function queryFromUrl(search: URLSearchParams): DispatchesQuery {
  return {
    side: search.get('side') === 'host' ? 'host' : 'home',
    which: search.get('state') === 'over' ? 'over' : 'open',
    page: pageIn(search),
  };
}

/** Address of the form that asks for a dispatch of a person. */
export const askingFor = (personId: string) => `${dispatchesAddress}?panel=new&person=${personId}`;
