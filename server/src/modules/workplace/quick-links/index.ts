import { linkFilesOf } from './quick-links.sql.ts';
import type { LinkRow } from '@madang/contract/workplace/quick-links/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { linkRowOf } from './quick-links.ts';
import { linksOf, type StoredLink } from './quick-links.sql.ts';
import { restoreLink } from './operations/restore-link.ts';
import { linkRoutes } from './routes.ts';
import { linkNamesOf } from './names.sql.ts';

/** How many quick links a company has. */
export const linkCountOf = (companyCode: string) => rowCountOf('quick_links', companyCode);

/** The company's quick links in their order, as its people see them: the question and its reading. */
export const homeLinks = {
  ask: linksOf,
  read: (rows: readonly StoredLink[]): LinkRow[] => rows.map(linkRowOf),
};

/** Quick links of the portal's home. */
export const links: Module = {
  name: 'quick-links',
  needs: ['companies'],
  contributes: {
    names: { 'quick-link': { rows: linkNamesOf } },
  },
  namedFiles: linkFilesOf,
  operations: linkRoutes,
  more: [restoreLink],
};
