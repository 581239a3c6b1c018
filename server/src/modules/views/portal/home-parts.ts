import type { Contributed, ViewAsk } from '../../../platform/contributions.ts';

/** Parts of the home that capabilities contribute for one person. */
export function homeParts(contributed: Contributed, ask: ViewAsk) {
  return {
    cards: contributed.of('homeCard').map((card) => card(ask)),
    notices: contributed.of('homeNotice').map((notice) => notice(ask)),
  };
}
