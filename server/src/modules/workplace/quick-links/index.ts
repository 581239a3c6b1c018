import { linkFilesOf } from './quick-links.sql.ts';
import type { Module } from '../../../platform/module.ts';
import { linkContribution } from './contribution.ts';
import { restoreLink } from './operations/restore-link.ts';
import { linkRoutes } from './routes.ts';
import { linkNamesOf } from './names.sql.ts';

/** Quick links of the portal's home. */
export const links: Module = {
  name: 'quick-links',
  needs: ['companies'],
  contributes: {
    ...linkContribution,
    names: { 'quick-link': { rows: linkNamesOf } },
  },
  namedFiles: linkFilesOf,
  operations: linkRoutes,
  more: [restoreLink],
};
