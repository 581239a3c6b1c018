import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { type Contributions, registeredCount } from '../../../platform/contributions.ts';
import { linkRowOf } from './quick-links.ts';
import { linksOf } from './quick-links.sql.ts';

/** The company's quick links in their order, as its people see them. */
export const linkContribution: Contributions = {
  homeCard: ({ reader }) =>
    askedPart({ links: linksOf(reader.companyCode) }, ({ links }) => ({ links: links.map(linkRowOf) })),
  overview: registeredCount('quickLinks', 'quick-links.view', (companyCode) => rowCountOf('quick_links', companyCode)),
};
