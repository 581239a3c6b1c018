import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  peopleGrid: async (selection) => {
    const { beginWithPeople } = await import('./api.ts');
    return `${sectionAddresses.imports}?item=${await beginWithPeople(selection)}`;
  },
};
