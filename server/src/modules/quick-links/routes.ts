import * as routes from '@madang/contract/quick-links/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { changeLinkCall } from './operations/change-link.ts';
import { createLinkCall } from './operations/create-link.ts';
import { deleteLinkCall } from './operations/delete-link.ts';
import { listLinks } from './operations/list-links.ts';
import { orderLinksCall } from './operations/order-links.ts';
import { readLinkImage } from './operations/read-link-image.ts';
import { restoreLinkCall } from './operations/restore-link.ts';

export const linkRoutes = [
  callOf(routes.listLinks, listLinks),
  createLinkCall,
  changeLinkCall,
  deleteLinkCall,
  restoreLinkCall,
  orderLinksCall,
  callOf(routes.readLinkImage, readLinkImage),
];
