import { homeReading } from '@madang/contract/views/portal/inputs.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import type { HomeCards } from '@madang/contract/views/portal/routes.ts';
import { askParts } from '../../../../kernel/db/asked-parts.ts';
import { homeParts } from '../home-parts.ts';

/** Everything on the home, from the capabilities that contribute to it, in one statement. */
export const readHome = defineQuery({
  name: 'read-home',
  isOpenToGuests: true,
  input: homeReading,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, language, askAll }, { setUpSecret }) {
    const parts = homeParts(kernel.contributed, { kernel, reader, language, setUpSecret });
    const { cards, notices } = await askParts(askAll, parts);
    return {
      ...wholeHome(cards),
      notices: notices.flat(),
      can: reader.rights.everywhere.has('portlets.change') ? ['arrange' as const] : [],
    };
  },
});

/** The answer's schema finds a part that no capability gave. */
function wholeHome(cards: readonly Partial<HomeCards>[]): HomeCards {
  return Object.assign({}, ...cards) as HomeCards;
}
