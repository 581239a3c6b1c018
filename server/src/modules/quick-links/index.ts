import type { LinkRow } from '@madang/contract/quick-links/routes.ts';
import type { Module } from '../../kernel/http/module.ts';
import { linkRowOf } from './links.ts';
import { linksOf, type StoredLink } from './links.sql.ts';
import { changeLinkCall } from './operations/change-link.ts';
import { createLinkCall } from './operations/create-link.ts';
import { deleteLinkCall } from './operations/delete-link.ts';
import { listLinksCall } from './operations/list-links.ts';
import { orderLinksCall } from './operations/order-links.ts';
import { readLinkImageCall } from './operations/read-link-image.ts';
import { restoreLinkCall } from './operations/restore-link.ts';

/** The company's quick links in their order, as its people see them: the question and its reading. */
export const homeLinks = {
  ask: linksOf,
  read: (rows: readonly StoredLink[]): LinkRow[] => rows.map(linkRowOf),
};

/** Quick links of the portal's home. */
export const links: Module = {
  name: 'quick-links',
  needs: ['companies'],
  operations: [
    listLinksCall,
    createLinkCall,
    changeLinkCall,
    deleteLinkCall,
    restoreLinkCall,
    orderLinksCall,
    readLinkImageCall,
  ],
};
